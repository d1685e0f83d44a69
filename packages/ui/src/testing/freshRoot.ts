import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/**
 * A React root in an element of its own at the end of the page, new for each test of the file and gone after it.
 * Call it once, before the file's other hooks.
 */
export function freshRoot() {
  let root: Root;
  const fresh = {
    host: document.createElement('div'),
    /** Draws, or draws again. What is drawn stands there a moment later: wait for it with `expect.element`. */
    render: (node: ReactNode) => root.render(node),
  };
  beforeEach(() => {
    fresh.host = document.body.appendChild(document.createElement('div'));
    root = createRoot(fresh.host);
  });
  afterEach(() => {
    root.unmount();
    fresh.host.remove();
  });
  return fresh;
}
