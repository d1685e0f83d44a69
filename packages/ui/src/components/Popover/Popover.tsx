import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { xIcon } from '../../icons/x.js';
import { addRoot } from '../../private/addRoot.js';
import { isUnderDialog, useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { useWords } from '../../private/words.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Popover.css.js';

/** Root props go to the button. */
export interface PopoverProps extends RootProps<HTMLButtonElement> {
  /** Text of the button. */
  label: string;
  /** Before the text. */
  icon?: IconShape | undefined;
  /** Shows only the icon; the text is still read. @default false */
  labelHidden?: boolean | undefined;
  /** Names the panel; heading of level 2. */
  title: string;
  /** Name of the close button. @default the ready-made word */
  closeLabel?: string | undefined;
  children: ReactNode;
}

/**
 * A button with a small panel; the page stays interactive. Positioned by React Aria, but not its Dialog, which is
 * modal.
 */
export function Popover({ label, icon, labelHidden = false, title, closeLabel, children, ...props }: PopoverProps) {
  const words = useWords('Popover', { closeLabel });
  const { id: buttonId, ref, ...root } = props;
  const [open, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(triggerRef, ref);
  const panelRef = useRef<HTMLElement>(null);
  const { anchorRef, container } = useOverlayInDialog();
  const id = useId();

  useEffect(() => {
    if (!open) return;
    panelRef.current?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      const path = event.composedPath();
      const within = [panelRef, triggerRef].some(({ current }) => current && path.includes(current));
      if (!within && !isUnderDialog(triggerRef.current)) setOpen(false);
    };
    // React Aria does not close a non-modal panel on outside clicks or when Tab leaves the button.
    const page = panelRef.current?.ownerDocument;
    // Within a shadow root, a move of the focus does not reach the document.
    const root = panelRef.current?.getRootNode();
    page?.addEventListener('mousedown', leave);
    root?.addEventListener('focusin', leave);
    return () => {
      page?.removeEventListener('mousedown', leave);
      root?.removeEventListener('focusin', leave);
    };
  }, [open]);

  return (
    <span ref={anchorRef}>
      <Button
        ref={buttonRef}
        id={buttonId}
        className={labelHidden ? styles.squareTrigger : styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPress={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        render={(button) => <button {...addRoot(button, root)} />}
      >
        {icon && <Icon icon={icon} />}
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </Button>
      <AriaPopover
        className={styles.frame}
        isNonModal
        isOpen={open}
        onOpenChange={setOpen}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={4}
        UNSTABLE_portalContainer={container}
        // A click on the button toggles the panel. Closing it as an outside click would open it again.
        shouldCloseOnInteractOutside={(element) =>
          !triggerRef.current?.contains(element) && !isUnderDialog(triggerRef.current)
        }
      >
        <section
          ref={panelRef}
          className={styles.content}
          id={id}
          role="dialog"
          aria-labelledby={`${id}t`}
          tabIndex={-1}
        >
          <div className={styles.head}>
            <h2 className={styles.title} id={`${id}t`}>
              {title}
            </h2>
            <button className={styles.close} type="button" aria-label={words.closeLabel} onClick={() => setOpen(false)}>
              <Icon icon={xIcon} weight="bold" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </section>
      </AriaPopover>
    </span>
  );
}
