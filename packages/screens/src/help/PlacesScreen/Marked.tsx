import * as styles from './PlaceList.css.js';

interface MarkedProps {
  text: string;
  /** The search text. Empty text marks nothing. */
  match: string;
}

/** Text with the search text marked, ignoring case: the whole text, or else each of its words. */
export function Marked({ text, match }: MarkedProps) {
  // A few letters change their length in lower case, which would shift the marks. Such a text has no marks.
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : '';
  const whole = match.trim().toLowerCase();
  const words = lower.includes(whole) ? [whole] : whole.split(/\s+/);
  const next = (from: number): [at: number, length: number] =>
    words
      .filter((word) => word !== '')
      .map((word): [number, number] => [lower.indexOf(word, from), word.length])
      .filter(([at]) => at >= 0)
      .sort((a, b) => a[0] - b[0] || b[1] - a[1])[0] ?? [-1, 0];
  const parts = [];
  let from = 0;
  let [at, length] = next(0);
  while (at >= 0) {
    parts.push(
      <span key={`before ${at}`}>{text.slice(from, at)}</span>,
      <mark key={at} className={styles.mark}>
        {text.slice(at, at + length)}
      </mark>,
    );
    from = at + length;
    [at, length] = next(from);
  }
  return (
    <>
      {parts}
      <span>{text.slice(from)}</span>
    </>
  );
}
