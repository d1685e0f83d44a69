const articles = new Set(['the', 'a', 'an']);

/**
 * A title's character for its poster: the densest in Chinese, otherwise the initial without article. '' without
 * letters.
 */
export function characterOf(lines: readonly string[]): string {
  const title = lines.join(' ');
  const ideographs = title.match(/\p{Script=Han}/gu) ?? [];
  // Unicode sorts ideographs by radical and its strokes, so the last one is among the densest.
  if (ideographs.length > 0) return ideographs.reduce((densest, each) => (each > densest ? each : densest));
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const word = words.find((each) => !articles.has(each.toLowerCase())) ?? words[0] ?? '';
  return [...word][0]?.toUpperCase() ?? '';
}
