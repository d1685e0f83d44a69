import type { RootProps } from '../../private/root.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';

export interface LiveRegionProps extends RootProps<HTMLDivElement> {
  /** Announced when changed, unless empty. */
  message: string;
}

/** Announces changes. Keep it mounted: screen readers ignore a region that appears with its text. */
export function LiveRegion({ message, ...root }: LiveRegionProps) {
  return (
    <div {...root} className={visuallyHidden} role="status" aria-live="polite">
      {message}
    </div>
  );
}
