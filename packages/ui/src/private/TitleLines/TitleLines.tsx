import { Fragment } from 'react';
import * as styles from './TitleLines.css.js';

interface TitleLinesProps {
  title: string;
  /** Lines of the title on its poster. */
  lines?: readonly string[] | undefined;
}

/** A title with the line breaks of its poster. Only for Chinese, which browsers would break within words. */
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
