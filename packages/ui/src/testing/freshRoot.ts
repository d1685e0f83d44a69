import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/**
 * Creates a React root in a new element at the end of the page before each test of the file, and removes it afterwards.
 * Call it once, before the hooks that render and after those that clean up what the page uses.
 */
export function freshRoot() {
  let root: Root;
  const fresh = {
    host: document.createElement('div'),
    /** Renders, or renders again. React updates the page a moment later, so wait with `expect.element`. */
    render: (node: ReactNode) => root.render(node),
  };
  beforeEach(() => {
    fresh.host = document.body.appendChild(document.createElement('div'));
    focusStartsIn(fresh.host);
    root = createRoot(fresh.host);
  });
  afterEach(() => {
    root.unmount();
    fresh.host.remove();
  });
  return fresh;
}

/** The next press of Tab goes to the first control of the element, wherever the test before it has left the focus. */
function focusStartsIn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.blur();
  element.removeAttribute('tabindex');
}
