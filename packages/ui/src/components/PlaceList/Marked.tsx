import * as styles from './PlaceList.css.js';

interface MarkedProps {
  text: string;
  /** What was searched for. Empty marks nothing. */
  match: string;
}

/** Text in which every occurrence of the search word is marked, in capitals or small letters. */
export function Marked({ text, match }: MarkedProps) {
  const word = match.trim().toLowerCase();
  // A few letters change their length in lower case; then the places would be wrong, and no mark is better.
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : '';
  const parts = [];
  let from = 0;
  let at = word === '' ? -1 : lower.indexOf(word);
  while (at >= 0) {
    parts.push(
      text.slice(from, at),
      <mark key={at} className={styles.mark}>
        {text.slice(at, at + word.length)}
      </mark>,
    );
    from = at + word.length;
    at = lower.indexOf(word, from);
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
