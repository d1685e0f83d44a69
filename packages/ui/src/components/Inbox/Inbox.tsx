import { type ReactNode, useEffect, useRef } from 'react';
import { checkIcon } from '../../icons/check.js';
import { Button } from '../Button/index.js';
import * as styles from './Inbox.css.js';

export interface InboxProps {
  /** Names the list: "Notices". */
  label: string;
  /** How far back it reaches and how many are unread: "The last three months. 3 unread." */
  summary: string;
  /** Leave out when nothing is unread: the button goes. */
  markAll?: { label: string; onPress: () => void; busy?: boolean; busyLabel?: string } | undefined;
  /** `InboxRow`s, the newest first. */
  children: ReactNode;
}

/** A member's notices, with one button that marks all of them as read. */
export function Inbox({ label, summary, markAll, children }: InboxProps) {
  const pressed = useRef(false);
  const said = useRef<HTMLParagraphElement>(null);
  const allRead = markAll === undefined;
  useEffect(() => {
    // The pressed button is gone, and the focus with it: the summary says what became of it.
    if (allRead && pressed.current && document.activeElement === document.body) said.current?.focus();
  }, [allRead]);
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.summary} ref={said} tabIndex={-1}>
          {summary}
        </p>
        {markAll && (
          <Button
            size="small"
            icon={checkIcon}
            busy={markAll.busy}
            busyLabel={markAll.busyLabel}
            onClick={() => {
              pressed.current = true;
              markAll.onPress();
            }}
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
