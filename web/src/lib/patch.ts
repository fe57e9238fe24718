/** What an event changed in a view: new values by path, as the server sends them. */
export type Patch = Record<string, unknown>;

/**
 * The view after a patch; the view itself stays as it is. A path is a key of the view, or a key
 * and the name or index of one child: `pawn`, `seats.2`, `cubes.gallia`.
 */
export function applyPatch<V extends object>(view: V, patch: Patch): V {
  const out = { ...view } as Record<string, unknown>;
  for (const [path, value] of Object.entries(patch)) {
    const dot = path.indexOf(".");
    if (dot < 0) {
      out[path] = value;
      continue;
    }
    const key = path.slice(0, dot);
    const child = path.slice(dot + 1);
    const parent = out[key];
    if (Array.isArray(parent))
      out[key] = parent.map((old, i) => (String(i) === child ? value : old));
    else out[key] = { ...(parent as object), [child]: value };
  }
  return out as V;
}
