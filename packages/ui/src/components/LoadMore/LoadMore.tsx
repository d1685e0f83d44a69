import { useEffect, useRef } from 'react';
import { arrowDownIcon } from '../../icons/arrow-down.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import type { RootProps } from '../../private/root.js';
import { Button } from '../Button/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import * as styles from './LoadMore.css.js';

export interface LoadMoreProps extends RootProps<HTMLDivElement> {
  /** The result of the press: "Show 24 more". */
  label: string;
  /** How many entries are shown: "24 of 96". */
  progress: string;
  /** Leave it out when everything is shown. The button then disappears. */
  onLoadMore?: (() => void) | undefined;
  /** More entries are loading: the button keeps the focus and ignores presses. @default false */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Screen readers read it when it changes: "24 more orders, from the 25th." @default '' */
  message?: string | undefined;
  /** Why loading failed, in a sentence. Screen readers read it instead of the message. The button tries again. */
  error?: string | undefined;
}

/** The end of a list that grows in place: how many entries are shown, and a button for more. */
export function LoadMore({ label, progress, onLoadMore, busy, busyLabel, message = '', ...props }: LoadMoreProps) {
  const { error, ...root } = props;
  const wasPressed = useRef(false);
  const progressRef = useRef<HTMLParagraphElement>(null);
  const allShown = onLoadMore === undefined;
  useEffect(() => {
    // The pressed button disappears and loses the focus, so the words at the same place take it.
    if (allShown && wasPressed.current && document.activeElement === document.body) progressRef.current?.focus();
  }, [allShown]);
  return (
    <div {...root} className={styles.more}>
      {onLoadMore && (
        <Button
          icon={arrowDownIcon}
          busy={busy}
          busyLabel={busyLabel}
          onClick={() => {
            wasPressed.current = true;
            onLoadMore();
          }}
        >
          {label}
        </Button>
      )}
      <p className={styles.progress} ref={progressRef} tabIndex={-1}>
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
