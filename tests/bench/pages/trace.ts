import type { BareBrowser } from './bareBrowser.js';

/** An event of the browser's trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
  args: { name?: string };
}

/** Traces the browser during an action. */
export async function trace(
  browser: BareBrowser,
  includedCategories: string[],
  happen: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', (data) => events.push(...(data as { value: TraceEvent[] }).value));
  const ended = new Promise<void>((resolve) => browser.on('Tracing.tracingComplete', () => resolve()));
  await browser.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await happen();
  await browser.send('Tracing.end');
  await ended;
  return events;
}

/** Tasks of a thread, category `toplevel`. */
export const tasksOf = (events: TraceEvent[], { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): TraceEvent[] =>
  events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid);
