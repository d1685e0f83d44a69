import type { RootProps } from '../../private/root.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';

export interface LiveRegionProps extends RootProps<HTMLDivElement> {
  /** Screen readers read the message when it changes, and nothing when it is empty. */
  message: string;
  /** Interrupts the screen reader. Only for urgent messages, such as seats about to be released. @default false */
  assertive?: boolean | undefined;
}

/** Announces a change. Keep it in the page: screen readers do not read a region that appears together with its words. */
export function LiveRegion({ message, assertive = false, ...root }: LiveRegionProps) {
  return (
    <div
      {...root}
      className={visuallyHidden}
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {message}
    </div>
  );
}
