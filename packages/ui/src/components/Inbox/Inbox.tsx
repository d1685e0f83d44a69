import { type ReactNode, useRef } from 'react';
import { useFocusAfter } from '../../focus.js';
import { checkIcon } from '../../icons/check.js';
import type { RootProps } from '../../private/root.js';
import { Button } from '../Button/index.js';
import * as styles from './Inbox.css.js';

export interface InboxProps extends RootProps<HTMLDivElement> {
  /** Names the list: "Notices". */
  label: string;
  /** How far back the notices go and how many are unread: "The last three months. 3 unread." */
  summary: string;
  /** The button. Leave it out when nothing is unread. */
  markAll?: MarkAllButton | undefined;
  /** `InboxRow`s, the newest first. */
  children: ReactNode;
}

export interface MarkAllButton {
  label: string;
  onClick: () => void;
  /** @default false */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** A member's notices, with one button that marks all of them as read. */
export function Inbox({ label, summary, markAll, children, ...root }: InboxProps) {
  const summaryRef = useRef<HTMLParagraphElement>(null);
  // The summary says what the button did, which has left the page.
  useFocusAfter(markAll === undefined, () => summaryRef.current);
  return (
    <div {...root}>
      <div className={styles.head}>
        <p className={styles.summary} ref={summaryRef} tabIndex={-1}>
          {summary}
        </p>
        {markAll && (
          <Button
            size="small"
            icon={checkIcon}
            busy={markAll.busy}
            busyLabel={markAll.busyLabel}
            onClick={markAll.onClick}
          >
            {markAll.label}
          </Button>
        )}
      </div>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
