import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { xIcon } from '../../icons/x.js';
import { useReturnFocus } from '../Dialog/useReturnFocus.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Sheet.css.js';

export interface SheetProps {
  open: boolean;
  /** Called with false by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Names the close button. */
  closeLabel: string;
  /** Buttons below a dashed rule, always in view. */
  actions?: ReactNode | undefined;
  children: ReactNode;
}

/** A sheet torn off at its upper edge that rises from the foot of the screen. The page behind it is inert. */
export function Sheet({ open, onOpenChange, title, closeLabel, actions, children }: SheetProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} {...focus}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
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
