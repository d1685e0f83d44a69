import { calls } from '@first-gong/contract';
import type { SeatChanges } from '@first-gong/domain';

/** An open stream of seat changes. */
export interface SeatStream {
  response: Response;
  /** The next event's changes; undefined at the end of the stream. */
  next(): Promise<SeatChanges | undefined>;
  /** Leaves without a word. */
  leave(): void;
}

/** Opens a stream of seat changes. @param headers such as Last-Event-ID */
export async function openSeatStream(
  url: string,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<SeatStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}${calls.seatChanges.path}?${new URLSearchParams(query)}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: leaving.signal,
  });
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let text = '';
  return {
    response,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        const event = text.slice(0, end);
        if (end >= 0) text = text.slice(end + 2);
        const data = end < 0 ? undefined : /^data: (.+)$/m.exec(event)?.[1];
        if (data !== undefined) return JSON.parse(data) as SeatChanges;
        if (end >= 0) continue;
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        text += part.value;
      }
    },
    leave: () => leaving.abort(),
  };
}
