import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './InboxRow.css.js';

export interface InboxRowProps extends RootProps<HTMLLIElement> {
  /** The instant as ISO text, for the `time` element. */
  dateTime: string;
  /** "11.19" or "19 Nov". */
  date: string;
  title: string;
  /** @default false */
  unread?: boolean | undefined;
  /** Screen readers read it before the title: "Unread", "Read". A read row without an action also shows it. */
  state: string;
  /** One small button whose name says what it does. */
  action?: ReactNode | undefined;
  /** One sentence: the fact and its consequence. */
  children: ReactNode;
}

/** One notice in an `Inbox`: dot, date, sentence, one action. An unread notice has a filled dot, bold type and a hidden word. */
export function InboxRow({ dateTime, date, title, unread = false, state, action, ...rest }: InboxRowProps) {
  const { children, ...root } = rest;
  const variant = unread ? 'unread' : 'read';
  const stateShown = !unread && action === undefined;
  return (
    <li {...root} className={styles.row}>
      <span className={styles.dots[variant]} />
      <time className={styles.date} dateTime={dateTime}>
        {date}
      </time>
      <div className={styles.words}>
        <h2 className={styles.titles[variant]}>
          {!stateShown && <VisuallyHidden>{`${state} `}</VisuallyHidden>}
          <span>{title}</span>
        </h2>
        <p className={styles.body}>{children}</p>
      </div>
      {action && <div className={styles.end}>{action}</div>}
      {stateShown && <p className={`${styles.end} ${styles.state}`}>{state}</p>}
    </li>
  );
}
