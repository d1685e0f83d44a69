import type { RootProps } from '../../private/root.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';

export interface LiveRegionProps extends RootProps<HTMLDivElement> {
  /** Screen readers read the message when it changes, and nothing when it is empty. */
  message: string;
}

/** Announces a change. Keep it in the page: screen readers do not read a region that appears together with its words. */
export function LiveRegion({ message, ...root }: LiveRegionProps) {
  return (
    <div {...root} className={visuallyHidden} role="status" aria-live="polite">
      {message}
    </div>
  );
}
