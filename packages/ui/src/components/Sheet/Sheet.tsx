import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useContext } from 'react';
import { xIcon } from '../../icons/x.js';
import { addRoot } from '../../private/addRoot.js';
import { isComposing } from '../../private/isComposing.js';
import { OverlayContainerContext } from '../../private/overlay/container.js';
import { isPressInFrame, lockScroll } from '../../private/overlay/lockScroll.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { useReturnFocus } from '../Dialog/useReturnFocus.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Sheet.css.js';

export interface SheetProps extends RootProps<HTMLDivElement> {
  open: boolean;
  /** Called with false by Escape, close button and outside click. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The edge of the screen: `start` and `end` are drawers of its whole height. @default 'bottom' */
  side?: 'bottom' | 'start' | 'end' | undefined;
  /** Name of the close button. @default the ready-made word */
  closeLabel?: string | undefined;
  /** Buttons below a dashed rule, always visible. */
  actions?: ReactNode | undefined;
  children: ReactNode;
}

/** A sheet at an edge of the screen: torn off at the bottom, or a drawer at a side. The page is inert. */
export function Sheet({
  open,
  onOpenChange,
  title,
  side = 'bottom',
  closeLabel,
  actions,
  children,
  ...root
}: SheetProps) {
  const words = useWords('Sheet', { closeLabel });
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={useContext(OverlayContainerContext)}>
        <div
          className={styles.scrim}
          ref={lockScroll}
          onPointerDown={(event) => {
            if (isPressInFrame(event)) onOpenChange(false);
          }}
        />
        {/* Radix wraps the focus without scrolling. */}
        <Dialog.Content
          aria-describedby={undefined}
          {...addRoot(focus, root)}
          className={styles.sheet[side]}
          onFocus={(event) => {
            root.onFocus?.(event);
            revealFocused(event);
          }}
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={words.closeLabel}>
              <Icon icon={xIcon} weight="bold" />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
