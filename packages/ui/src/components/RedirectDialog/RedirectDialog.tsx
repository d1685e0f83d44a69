import type { ReactNode } from 'react';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './RedirectDialog.css.js';

export interface RedirectDialogProps {
  open: boolean;
  /** Whole seconds until the page is left, 3 at first. The owner counts, and leaves at zero. */
  secondsLeft: number;
  /** What the numeral is, for a screen reader: "Seconds until you leave". */
  secondsLabel: string;
  /** Where to: "Leaving for the government network". */
  title: string;
  /** What is different there, what stays here, and that it happens by itself. */
  children: ReactNode;
  /** Where it leads; the same address that the owner leaves for. */
  href: string;
  /** Not to wait: "Go now". */
  goLabel: string;
  /** To stop it: "Stay here". */
  stayLabel: string;
  /** Called by the button, by Escape and by a press on the scrim: stop counting and close. */
  onStay: () => void;
}

/** Says that the page is about to be left for another site, counts down, and can be stopped in every way there is. A `Dialog`. */
export function RedirectDialog({ open, secondsLeft, secondsLabel, title, children, ...ways }: RedirectDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={ways.onStay}
      title={title}
      description={children}
      aside={
        <p className={styles.count} role="timer">
          <VisuallyHidden>{secondsLabel} </VisuallyHidden>
          {Math.max(0, secondsLeft)}
        </p>
      }
      actions={
        <>
          <Button variant="buy" href={ways.href} iconAfter={arrowSquareOutIcon}>
            {ways.goLabel}
          </Button>
          <Button onClick={ways.onStay}>{ways.stayLabel}</Button>
        </>
      }
    />
  );
}
