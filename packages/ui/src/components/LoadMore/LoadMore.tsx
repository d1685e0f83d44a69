import { useEffect, useRef } from 'react';
import { arrowDownIcon } from '../../icons/arrow-down.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Button } from '../Button/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import * as styles from './LoadMore.css.js';

export interface LoadMoreProps {
  /** What the press brings: "Show 24 more". */
  label: string;
  /** How far the list reaches: "24 of 96". */
  progress: string;
  /** Leave out once everything is shown: the button goes. */
  onMore?: (() => void) | undefined;
  /** More is on its way: the button keeps the focus and ignores presses. @default false */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Read aloud when it changes: "24 more orders, from the 25th." @default '' */
  message?: string | undefined;
  /** Why nothing came, in a sentence. Read aloud instead of the message; the button is there to try again. */
  error?: string | undefined;
}

/** The end of a list that grows in place: how far it reaches, and a button for more. */
export function LoadMore({ label, progress, onMore, busy, busyLabel, message = '', error }: LoadMoreProps) {
  const pressed = useRef(false);
  const reached = useRef<HTMLParagraphElement>(null);
  const all = onMore === undefined;
  useEffect(() => {
    // The pressed button is gone, and the focus with it: what is left of it is where the reader was.
    if (all && pressed.current && document.activeElement === document.body) reached.current?.focus();
  }, [all]);
  return (
    <div className={styles.more}>
      {onMore && (
        <Button
          icon={arrowDownIcon}
          busy={busy}
          busyLabel={busyLabel}
          onClick={() => {
            pressed.current = true;
            onMore();
          }}
        >
          {label}
        </Button>
      )}
      <p className={styles.progress} ref={reached} tabIndex={-1}>
        {progress}
      </p>
      {error && (
        <div className={styles.error}>
          <FieldMessage>{error}</FieldMessage>
        </div>
      )}
      <LiveRegion message={error ?? message} />
    </div>
  );
}
