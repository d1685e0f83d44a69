import { Fragment } from 'react';
import * as styles from './TitleLines.css.js';

export interface TitleLinesProps {
  title: string;
  /** The lines of the title on its poster. */
  lines?: readonly string[] | undefined;
}

/**
 * A title as text that breaks where its poster breaks it: a Chinese title has no spaces, so a browser would break it
 * inside a word. A title of words with spaces, or one that is not the lines of the poster, has no breaks.
 */
export function TitleLines({ title, lines = [] }: TitleLinesProps) {
  if (lines.length < 2 || lines.join('') !== title) return <span>{title}</span>;
  return (
    <span className={styles.title}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <wbr />}
          <span>{line}</span>
        </Fragment>
      ))}
    </span>
  );
}
