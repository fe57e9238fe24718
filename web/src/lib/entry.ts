/** The entry of a record for an id that was read from a target or a choice, if there is one. */
export function entryOf<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return record[id];
}
