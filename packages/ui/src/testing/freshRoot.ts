import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/**
 * Creates a React root before each test, and removes it afterwards. Call before rendering hooks and after clean-up
 * hooks.
 */
export function freshRoot() {
  let root: Root;
  const fresh = {
    host: document.createElement('div'),
    /** Renders or re-renders. React updates later, so wait with `expect.element`. */
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

/** Makes the next Tab focus the first control of the element, regardless of earlier tests. */
function focusStartsIn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.blur();
  element.removeAttribute('tabindex');
}
