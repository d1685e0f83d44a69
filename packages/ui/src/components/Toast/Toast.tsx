import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { xIcon } from '../../icons/x.js';
import { TextButton } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { useOverlayInDialog } from '../Popover/useOverlayInDialog.js';
import * as styles from './Toast.css.js';

export interface ToastMessage {
  id: string;
  /** What was done, in one sentence. */
  text: string;
  /** The one thing that can still be done about it, such as undo. The message goes with it. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastProps {
  /** Names the region. */
  label: string;
  /** Oldest first. */
  messages: readonly ToastMessage[];
  /** Names the cross. */
  dismissLabel: string;
  onDismiss: (id: string) => void;
  /**
   * Milliseconds after which a message goes by itself, counted anew when pointer and focus have left. A message with an
   * action has no limit. @default none: it stays until it is dismissed
   */
  duration?: number | undefined;
}

/**
 * Short messages that something was done, read aloud politely. Keep it in the page all the time, empty or not: a live
 * region that appears with its words is not read.
 *
 * Not React Aria's toast. That one is marked unstable, keeps its messages in a queue outside of React, and interrupts:
 * each message is an `alertdialog` with an `alert` inside.
 */
export function Toast({ label, messages, ...list }: ToastProps) {
  const { anchorRef, container } = useOverlayInDialog();
  const regionRef = useRef<HTMLDivElement>(null);
  const region = (
    <div
      ref={regionRef}
      className={styles.region}
      aria-live="polite"
      tabIndex={-1}
      // Stays in use under a menu of React Aria's, and is no overlay to `useOverlayInDialog`.
      data-react-aria-top-layer=""
      data-stays=""
    >
      {messages.length > 0 && (
        <Messages label={label} messages={messages} {...list} onLeave={() => regionRef.current?.focus()} />
      )}
    </div>
  );
  return (
    <>
      <span ref={anchorRef} hidden />
      {container ? createPortal(region, container) : region}
    </>
  );
}

/** Apart from the region, so that hover and focus are forgotten with the last message. */
function Messages({
  label,
  messages,
  dismissLabel,
  duration,
  onDismiss,
  onLeave,
}: ToastProps & { onLeave: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!inside) cameFrom.current = relatedTarget;
  };
  // The button that was pressed goes with its message: the focus goes back to where the reader was.
  const dismiss = (id: string) => {
    const back = cameFrom.current;
    if (back instanceof HTMLElement && back.isConnected) back.focus();
    else onLeave();
    onDismiss(id);
  };

  return (
    <section
      aria-label={label}
      // To Radix it lies outside of a dialog; a press on it must not close one.
      onPointerDown={(event) => event.stopPropagation()}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <ul className={styles.list}>
        {messages.map((message) => (
          <Message
            key={message.id}
            {...message}
            dismissLabel={dismissLabel}
            duration={hovered || focused ? undefined : duration}
            onDismiss={() => dismiss(message.id)}
            onExpire={() => onDismiss(message.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface MessageProps extends Omit<ToastMessage, 'id'> {
  dismissLabel: string;
  duration: number | undefined;
  onDismiss: () => void;
  onExpire: () => void;
}

function Message({ text, action, dismissLabel, duration, onDismiss, onExpire }: MessageProps) {
  const limit = action ? undefined : duration;
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    if (limit === undefined) return;
    const timer = setTimeout(() => expire(), limit);
    return () => clearTimeout(timer);
  }, [limit]);

  return (
    <li className={styles.toast}>
      <div className={styles.words}>
        <span className={styles.icon}>
          <Icon icon={checkCircleIcon} weight="fill" />
        </span>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        {action && (
          <TextButton
            onClick={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </TextButton>
        )}
        <button className={styles.dismiss} type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon icon={xIcon} weight="bold" />
        </button>
      </div>
    </li>
  );
}
