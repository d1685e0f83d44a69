import * as styles from './PlaceList.css.js';

interface MarkedProps {
  text: string;
  /** The search word. An empty one marks nothing. */
  match: string;
}

/** Text with every occurrence of the search word marked, in capitals or small letters. */
export function Marked({ text, match }: MarkedProps) {
  const word = match.trim().toLowerCase();
  // A few letters change their length in lower case, which would shift the marks. Such a text gets no marks.
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
