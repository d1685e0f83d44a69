import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './InboxRow.css.js';

export interface InboxRowProps {
  /** The instant as ISO text, for machines. */
  dateTime: string;
  /** "11.19" or "19 Nov". */
  date: string;
  title: string;
  /** @default false */
  unread?: boolean | undefined;
  /** Said before the title: "Unread", "Read". A read row without an action shows it too. */
  state: string;
  /** The one thing to do: a small button whose name says what it is about. */
  action?: ReactNode | undefined;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** A sentence: the fact, and what follows from it. */
  children: ReactNode;
}

/** One notice: dot, date, sentence, one action. Unread is a filled dot, bold type and a hidden word. Goes in an `Inbox`. */
export function InboxRow({ dateTime, date, title, unread = false, state, action, ...rest }: InboxRowProps) {
  const { headingLevel = 2, children } = rest;
  const Heading = `h${headingLevel}` as const;
  const look = unread ? 'unread' : 'read';
  const stateShown = !unread && action === undefined;
  return (
    <li className={styles.row}>
      <span className={styles.dots[look]} />
      <time className={styles.date} dateTime={dateTime}>
        {date}
      </time>
      <div className={styles.words}>
        <Heading className={styles.titles[look]}>
          {!stateShown && <VisuallyHidden>{`${state} `}</VisuallyHidden>}
          {title}
        </Heading>
        <p className={styles.body}>{children}</p>
      </div>
      {action && <div className={styles.end}>{action}</div>}
      {stateShown && <p className={`${styles.end} ${styles.state}`}>{state}</p>}
    </li>
  );
}
