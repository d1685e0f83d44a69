/** A file of the running build: its name has a hash of its content. */
const build = import.meta.url.split('/').at(-1) ?? '';

/** Reports an error to the server. Lazy-loaded, because most visits have no error. */
export async function reportError(kind: 'drawing' | 'unhandled', error: unknown): Promise<void> {
  try {
    const { reportBrowserError } = await import('./errorReport.js');
    reportBrowserError(kind, error, build);
  } catch {
    // Without its code, the report is lost.
  }
}

/** Reports uncaught errors. */
export function reportUnhandled(): void {
  addEventListener('error', ({ error }) => reportError('unhandled', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('unhandled', reason));
}
