import { useEffect, useRef } from 'react';
import { showHeading } from './mainElement.js';
import { restoreScrollAnchor } from './scrollAnchor.js';
import { useWentBack } from './useWentBack.js';

/** How a view appeared: with the page, or by a step within the page. */
export type Step = 'first' | 'forward' | 'back';

/** The step to the current view, for an address with several views. */
export function useStep(view: string | null): Step {
  const wentBack = useWentBack();
  const shown = useRef<{ view: string | null; step: Step }>({ view, step: 'first' });
  if (shown.current.view !== view) shown.current = { view, step: wentBack.current ? 'back' : 'forward' };
  return shown.current.step;
}

/** Focuses a view's heading once it is ready (WCAG 2.4.3), or after Back the followed link. */
export function useStepFocus(step: Step, ready: boolean): void {
  useEffect(() => {
    if (!ready || step === 'first') return;
    if (step === 'forward' || !restoreScrollAnchor()) showHeading();
  }, [step, ready]);
}
