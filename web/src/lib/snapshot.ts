/**
 * A picture of a part of the page, made in the browser: the part is copied into an SVG image with
 * all styles, fonts and drawings it uses, because an image may fetch nothing, and painted.
 */
const SCALE = 2;
const MARGIN = 24;
const CAPTION = 64;
const XLINK = "http://www.w3.org/1999/xlink";

/** PNG of an element as it is shown now, with a caption under it. */
export async function pictureOf(element: Element, title: string, subtitle: string): Promise<Blob> {
  const box = element.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(element, box))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = (box.width + 2 * MARGIN) * SCALE;
  canvas.height = (box.height + MARGIN + CAPTION) * SCALE;
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("this browser paints no pictures");
  paint.scale(SCALE, SCALE);
  const ink = getComputedStyle(document.documentElement);
  const colour = (name: string) => ink.getPropertyValue(name).trim();
  paint.fillStyle = colour("--page");
  paint.fillRect(0, 0, canvas.width, canvas.height);
  const { width, height } = box;
  paint.drawImage(image, 0, 0, width, height, MARGIN, MARGIN, width, height);
  paint.strokeStyle = colour("--gold");
  paint.strokeRect(MARGIN / 2, MARGIN / 2, box.width + MARGIN, box.height + MARGIN);
  const line = MARGIN + box.height + 42;
  paint.textBaseline = "alphabetic";
  paint.fillStyle = colour("--ink");
  paint.font = `24px ${colour("--title")}`;
  paint.fillText(title, MARGIN, line);
  paint.fillStyle = colour("--faint");
  paint.font = `16px ${colour("--label")}`;
  paint.textAlign = "right";
  paint.fillText(subtitle, MARGIN + box.width, line, box.width / 2);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
  );
}

/** Hand a picture on by the system's own means, or save it as a file. */
export async function shareOrSave(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The window with nothing but the element in it, as one SVG that fetches nothing. */
async function asSvg(element: Element, box: DOMRect): Promise<string> {
  const copy = element.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll("button:not([data-target])")) button.remove();
  const drawings = await inlineDrawings(copy);
  // The ancestors are kept, without what else is in them: styles may depend on them.
  let inner = copy;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const shell = at.cloneNode(false) as Element;
    shell.append(inner);
    inner = shell;
  }
  const html = new XMLSerializer().serializeToString(inner);
  const { theme = "day" } = document.documentElement.dataset;
  // As large as the window, so that media queries give the same answers as on the page.
  const size = `width="${Math.max(innerWidth, box.width)}" height="${Math.max(innerHeight, box.height)}"`;
  const pin = `[data-pictured]{position:fixed!important;inset:0 auto auto 0!important;
    margin:0!important;width:${box.width}px!important;height:${box.height}px!important}
    *{animation:none!important;transition:none!important}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" ${size}>
    <style>${escape(await styles())}${pin}</style>${drawings}
    <foreignObject ${size}>${html}</foreignObject></svg>`;
}

const escape = (css: string) => css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** All rules of the page; fonts become part of them. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map((rule) =>
      rule instanceof CSSFontFaceRule ? withFont(rule) : Promise.resolve(rule.cssText),
    ),
  );
  return texts.join("\n");
}

async function withFont(rule: CSSFontFaceRule): Promise<string> {
  const url = /url\("([^"]+)"\)/.exec(rule.cssText)?.[1];
  if (url === undefined) return "";
  const base = rule.parentStyleSheet?.href ?? location.href;
  try {
    return rule.cssText.replace(url, await asData(new URL(url, base).href));
  } catch {
    return "";
  }
}

async function asData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(url));
    reader.readAsDataURL(blob);
  });
}

/** `<use>` of another file becomes `<use>` of a copy of that file in the picture. */
async function inlineDrawings(copy: Element): Promise<string> {
  copy.setAttribute("data-pictured", "");
  const files = new Map<string, string>();
  for (const use of copy.querySelectorAll("use")) {
    const href = use.getAttribute("href") ?? use.getAttributeNS(XLINK, "href") ?? "";
    const [file = "", id = ""] = href.split("#");
    if (file === "") continue;
    if (!files.has(file)) files.set(file, `sheet${files.size}-`);
    use.setAttribute("href", `#${files.get(file)}${id}`);
  }
  const sheets = await Promise.all(
    [...files].map(async ([file, prefix]) => renamed(await (await fetch(file)).text(), prefix)),
  );
  return sheets.join("");
}

/** A sprite whose ids begin with a prefix, so that sprites do not get in each other's way. */
export function renamed(svg: string, prefix: string): string {
  return svg
    .replace(/^[\s\S]*?<svg\b[^>]*>/, '<svg width="0" height="0">')
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
}
