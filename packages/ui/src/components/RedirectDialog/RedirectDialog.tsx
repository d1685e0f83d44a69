import type { ReactNode } from 'react';
import { isPlainClick } from '../../followLinks.js';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './RedirectDialog.css.js';

export interface RedirectDialogProps extends RootProps<HTMLDivElement> {
  open: boolean;
  /** Called with false by the stay button, by Escape, by a press on the scrim, and when the link opens another tab. Stop counting and close. */
  onOpenChange: (open: boolean) => void;
  /** Whole seconds until the browser leaves the page, 3 at first. Null when it does not leave by itself. */
  secondsLeft: number | null;
  /** The name of the number for screen readers: "Seconds until you leave". @default the ready-made words */
  secondsLabel?: string | undefined;
  /** The destination: "Leaving for the government network". */
  title: string;
  /** Say how the other site differs, what this site keeps, and that the change is automatic. */
  children: ReactNode;
  /** The destination's address, the same that the owner opens at zero. */
  href: string;
  /** The link that leaves at once: "Go now". @default the ready-made words */
  goLabel?: string | undefined;
  /** The button that stops the countdown: "Stay here". @default the ready-made words */
  stayLabel?: string | undefined;
}

/** A `Dialog` that announces a change to another site and counts down. Every way of closing it stops the countdown. */
export function RedirectDialog({
  open,
  onOpenChange,
  secondsLeft,
  secondsLabel,
  title,
  children,
  href,
  goLabel,
  stayLabel,
  ...root
}: RedirectDialogProps) {
  const words = useWords('RedirectDialog', { secondsLabel, goLabel, stayLabel });
  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      aside={
        secondsLeft !== null && (
          <p className={styles.count} role="timer">
            <VisuallyHidden>{`${words.secondsLabel} `}</VisuallyHidden>
            <span>{Math.max(0, secondsLeft)}</span>
          </p>
        )
      }
      actions={
        <>
          <Button
            variant="buy"
            href={href}
            iconAfter={arrowSquareOutIcon}
            // In another tab: this one stays, and must not leave as well.
            onClick={(event) => isPlainClick(event) || onOpenChange(false)}
          >
            {words.goLabel}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{words.stayLabel}</Button>
        </>
      }
    />
  );
}
