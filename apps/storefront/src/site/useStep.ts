import { useEffect, useRef } from 'react';
import { showHeading } from './mainElement.js';
import { restoreScrollAnchor } from './scrollAnchor.js';
import { useWentBack } from './useWentBack.js';

/** How a page came to show a view: with the page itself, or by a step within the page. */
export type Step = 'first' | 'forward' | 'back';

/**
 * The step that led to the view that a page shows, for a page whose address has several views.
 * @param view the view that the address names.
 */
export function useStep(view: string | null): Step {
  const wentBack = useWentBack();
  const shown = useRef<{ view: string | null; step: Step }>({ view, step: 'first' });
  if (shown.current.view !== view) shown.current = { view, step: wentBack.current ? 'back' : 'forward' };
  return shown.current.step;
}

/**
 * Moves the focus to the heading of a view once the view is there (WCAG 2.4.3), and on the way back to the link that was
 * followed. The first view of a page leaves the focus where it is.
 */
export function useStepFocus(step: Step, ready: boolean): void {
  useEffect(() => {
    if (!ready || step === 'first') return;
    if (step === 'forward' || !restoreScrollAnchor()) showHeading();
  }, [step, ready]);
}
