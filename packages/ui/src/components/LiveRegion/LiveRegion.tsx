import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';

export interface LiveRegionProps {
  /** What is read aloud when it changes; empty says nothing. */
  message: string;
  /** Interrupts what is being read. Only for what cannot wait, such as seats about to be released. @default false */
  assertive?: boolean | undefined;
}

/** Reads a change aloud. Keep it in the page all the time: a region that appears with its words is not read. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <div
      className={visuallyHidden}
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {message}
    </div>
  );
}
