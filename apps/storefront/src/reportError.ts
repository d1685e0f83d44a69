/** The file of the running build: its name has a hash of its content. */
const build = import.meta.url.split('/').at(-1) ?? '';

/** Reports an error to the server. The report is a part of its own, because most visits have no error. */
export async function reportError(kind: 'drawing' | 'unhandled', error: unknown): Promise<void> {
  try {
    const { reportBrowserError } = await import('./errorReport.js');
    reportBrowserError(kind, error, build);
  } catch {
    // The part does not load, so the report cannot be sent either.
  }
}

/** Reports errors that nothing has caught. */
export function reportUnhandled(): void {
  addEventListener('error', ({ error }) => reportError('unhandled', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('unhandled', reason));
}
