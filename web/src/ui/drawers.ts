/** What opens over the edge of the table, with its icon. */
export const DRAWERS = [
  ["log", "log"],
  ["chat", "chat"],
  ["rules", "book"],
  ["table", "gear"],
] as const;
