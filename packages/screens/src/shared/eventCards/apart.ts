/** Orders items so that neighbours are of different kinds where possible, and otherwise as they come. */
export function apart<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const waiting = [...items];
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const last = ordered.at(-1);
    const next = waiting.findIndex((item) => last === undefined || kindOf(item) !== kindOf(last));
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}
