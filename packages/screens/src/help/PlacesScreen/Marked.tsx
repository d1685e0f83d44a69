import * as styles from './PlaceList.css.js';

interface MarkedProps {
  text: string;
  /** The search text. Empty text marks nothing. */
  match: string;
}

const escaped = (word: string) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Text with the search text marked, ignoring case: the whole text, or else each of its words. */
export function Marked({ text, match }: MarkedProps) {
  const whole = escaped(match.trim());
  if (whole === '') return <span>{text}</span>;
  // The first word that fits counts, so longer words come first.
  const words = whole.split(/\s+/).sort((a, b) => b.length - a.length);
  const found = new RegExp(`(${new RegExp(whole, 'iu').test(text) ? whole : words.join('|')})`, 'iu');
  return text.split(found).map((part, index) => {
    const key = `${index} ${part}`;
    // A split by a group has each match at an odd place.
    return index % 2 === 0 ? (
      <span key={key}>{part}</span>
    ) : (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    );
  });
}
