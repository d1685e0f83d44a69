/** The file of the running build: its name has a hash of its content. */
const build = import.meta.url.split('/').at(-1) ?? '';

/** Reports an error to the server. Its code loads with the first error, because most visits have none. */
export async function reportError(kind: 'drawing' | 'unhandled', error: unknown): Promise<void> {
  try {
    const { reportBrowserError } = await import('./errorReport.js');
    reportBrowserError(kind, error, build);
  } catch {
    // The code does not load, so the report cannot be sent.
  }
}

/** Reports errors that nothing has caught. */
export function reportUnhandled(): void {
  addEventListener('error', ({ error }) => reportError('unhandled', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('unhandled', reason));
}
