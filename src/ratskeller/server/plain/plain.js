// Words come from the server's own Fluent file; the few used here have no variables.
async function words() {
  const known = ["en", "nl", "de", "fr"];
  const language = known.find((l) => navigator.language.startsWith(l)) ?? "en";
  document.documentElement.lang = language;
  const text = await (await fetch(`/api/texts/${language}`)).text();
  const found = new Map();
  for (const line of text.split("\n")) {
    const match = /^(plain-[a-z]+) = (.*)$/.exec(line);
    if (match) found.set(match[1], match[2]);
  }
  return found;
}

async function show() {
  const texts = await words();
  for (const node of document.querySelectorAll("[data-text]")) {
    node.textContent = texts.get(node.dataset.text) ?? "";
  }
  const list = document.getElementById("tables");
  for (const status of ["open", "running"]) {
    for (const table of await (await fetch(`/api/tables?status=${status}`)).json()) {
      const item = document.createElement("li");
      const seated = table.seats.filter((seat) => seat.kind !== "open").length;
      item.textContent = `${table.game} ${seated}/${table.players} ${texts.get(`plain-${status}`)}`;
      list.append(item);
    }
  }
  if (!list.children.length) list.append(texts.get("plain-none") ?? "");
}

show();
