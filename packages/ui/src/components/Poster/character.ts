const articles = new Set(['the', 'a', 'an']);

/**
 * The character that stands for a title on a poster: in Chinese the densest one, because a 一 alone says nothing; in
 * English the initial of the first word that is not an article. '' for a title without letters.
 */
export function characterOf(lines: readonly string[]): string {
  const title = lines.join(' ');
  const ideographs = title.match(/\p{Script=Han}/gu) ?? [];
  // Unicode orders ideographs by their radical, and radicals by their strokes: the last one is among the densest.
  if (ideographs.length > 0) return ideographs.reduce((densest, each) => (each > densest ? each : densest));
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const word = words.find((each) => !articles.has(each.toLowerCase())) ?? words[0] ?? '';
  return [...word][0]?.toUpperCase() ?? '';
}
