import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { xIcon } from '../../icons/x.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { useWords } from '../../private/words.js';
import { TextButton } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Link } from '../Link/index.js';
import * as styles from './Toast.css.js';

export interface ToastMessage {
  id: string;
  /** One sentence about the result of an action. */
  text: string;
  /** The action failed: a warning replaces the tick. @default false */
  problem?: boolean | undefined;
  /** An action such as undo, which also dismisses the message, or a link. */
  action?: { label: string; onClick: () => void } | { label: string; href: string } | undefined;
}

/** `ref`, `id`, `data-*` and `aria-*` are on the live region. */
export interface ToastProps extends RootProps<HTMLDivElement> {
  /** Name of the region. */
  label: string;
  /** Oldest first. */
  messages: readonly ToastMessage[];
  /** Name of the close button. @default the ready-made word */
  dismissLabel?: string | undefined;
  onDismiss: (id: string) => void;
  /**
   * Milliseconds until a message disappears, paused by pointer and focus. Messages with an action have no limit.
   * @default none: it stays until dismissed
   */
  duration?: number | undefined;
}

/**
 * Short messages about finished actions, announced politely. Always mount it: screen readers ignore a region that
 * appears with its text.
 *
 * React Aria's toast is unstable, has a queue outside React, and interrupts (`alertdialog` with `alert`).
 */
export function Toast({ label, messages, dismissLabel, onDismiss, duration, ref, ...root }: ToastProps) {
  const words = useWords('Toast', { dismissLabel });
  const { anchorRef, container } = useOverlayInDialog();
  const regionRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(regionRef, ref);
  const region = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      {...root}
      ref={mergedRef}
      className={styles.region}
      // May have the focus without a message.
      role="group"
      aria-label={label}
      aria-live="polite"
      tabIndex={-1}
      // Keeps the region usable under React Aria's menus. `useOverlayInDialog` then ignores the region.
      data-react-aria-top-layer=""
      data-stays=""
    >
      {messages.length > 0 && (
        <Messages
          label={label}
          messages={messages}
          dismissLabel={words.dismissLabel}
          onDismiss={onDismiss}
          duration={duration}
          onLeave={() => regionRef.current?.focus()}
        />
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

interface MessagesProps extends Pick<ToastProps, 'label' | 'messages' | 'duration' | 'onDismiss'> {
  dismissLabel: string;
  /** Called if the dismissed message had the focus. */
  onLeave: () => void;
}

/** A separate component, so that hover and focus states end with the last message. */
function Messages({ label, messages, dismissLabel, duration, onDismiss, onLeave }: MessagesProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  // The clicked button disappears with its message, so the focus returns.
  const dismiss = (id: string) => {
    const back = cameFrom.current;
    if (back?.isConnected) back.focus();
    else onLeave();
    onDismiss(id);
  };

  return (
    <section
      aria-label={label}
      // Radix treats the region as outside of a dialog, which a click must not close.
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

function Message({ text, problem = false, action, dismissLabel, duration, onDismiss, onExpire }: MessageProps) {
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
          <Icon icon={problem ? warningCircleIcon : checkCircleIcon} weight="fill" />
        </span>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        {action && 'href' in action && (
          <Link href={action.href} standalone>
            {action.label}
          </Link>
        )}
        {action && 'onClick' in action && (
          <TextButton
            onClick={() => {
              action.onClick();
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
