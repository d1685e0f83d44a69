import type { ServerResponse } from 'node:http';
import { RuleError, type SeatChanges, seatStream } from '@first-gong/domain';
import { AskLater, TooManyRequests } from '../shared/askLater.js';
import type { Watcher } from '../store/index.js';
import type { Inventory } from './inventory.js';
import { returnTable, seatTable } from './rows.js';

export interface SeatStreamDependencies {
  /** The changes of a performance since a version. @throws RuleError if it is not on sale */
  changesOf: (performanceId: string, since: string | undefined) => SeatChanges;
  inventory: Pick<Inventory, 'planVersion' | 'remembers'>;
  /** Whether the shop is closed for maintenance. */
  isClosed: () => boolean;
  /** From 0 to 1. Spreads reconnects after a restart. @default Math.random */
  random?: () => number;
}

/** The open streams of one performance. All get the same events. */
interface Topic {
  /** State of the plan after the last event. */
  version: string;
  hasChanged: boolean;
  /** All rows for clients with a forgotten version, such as all clients after a restart. Computed once. */
  whole?: Buffer | undefined;
  responses: Set<ServerResponse>;
}

/** Seconds until a client that finds no free stream may try again. Its page polls meanwhile. */
const retryAfter = 60;

const frameOf = (changes: SeatChanges) => Buffer.from(`id: ${changes.version}\ndata: ${JSON.stringify(changes)}\n\n`);
/** An event instead of a comment: a browser hides comments from the page, which must notice a dead line. */
const beat = Buffer.from('event: beat\ndata\n\n');

export type SeatStreams = ReturnType<typeof createSeatStreams>;

/** Server-sent events with the seat changes of a performance. One computation and one buffer serve all its streams. */
export function createSeatStreams({ changesOf, inventory, isClosed, random = Math.random }: SeatStreamDependencies) {
  const topics = new Map<string, Topic>();
  const perAddress = new Map<string, number>();
  let openStreams = 0;
  let gathering: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let isEnding = false;

  /** Drops a client that does not read, instead of buffering for it. */
  function send(response: ServerResponse, frame: Buffer) {
    if (response.writableLength > 0 && response.writableLength + frame.length > seatStream.waitingBytes) {
      response.destroy();
    } else response.write(frame);
  }

  function firstFrame(topic: Topic, performanceId: string, since: string | undefined): Buffer {
    const frame = () => frameOf(changesOf(performanceId, since));
    if (since === undefined || inventory.remembers(since)) return frame();
    topic.whole ??= frame();
    return topic.whole;
  }

  function endTopic({ responses }: Topic) {
    for (const response of responses) response.end();
  }

  function endAll() {
    for (const topic of topics.values()) endTopic(topic);
  }

  function sendChanges() {
    gathering = undefined;
    if (isClosed()) return endAll();
    for (const [performanceId, topic] of topics) {
      if (!topic.hasChanged) continue;
      topic.hasChanged = false;
      topic.whole = undefined;
      try {
        const changes = changesOf(performanceId, topic.version);
        topic.version = changes.version;
        const frame = frameOf(changes);
        for (const response of topic.responses) send(response, frame);
      } catch (error) {
        // The performance is no longer on sale. The next call of the page fails with the reason.
        if (!(error instanceof RuleError)) console.error('Seat streams:', error);
        endTopic(topic);
      }
    }
  }

  function sendBeat() {
    if (isClosed()) return endAll();
    for (const { responses } of topics.values()) for (const response of responses) send(response, beat);
  }

  const watcher: Watcher = ({ table, id }) => {
    if (table !== seatTable && table !== returnTable) return;
    const topic = topics.get(id.slice(0, id.indexOf('/')));
    if (topic === undefined) return;
    topic.hasChanged = true;
    gathering ??= setTimeout(sendChanges, seatStream.gather);
  };

  function forget(performanceId: string, address: string, response: ServerResponse) {
    openStreams -= 1;
    const left = (perAddress.get(address) ?? 0) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
    const topic = topics.get(performanceId);
    topic?.responses.delete(response);
    if (topic?.responses.size === 0) topics.delete(performanceId);
    if (openStreams > 0) return;
    clearInterval(beating);
    clearTimeout(gathering);
    beating = gathering = undefined;
  }

  return {
    watcher,
    /** The number of open streams, for /metrics. */
    count: () => openStreams,
    /**
     * Opens a stream with the changes since a version, or without rows.
     * @param address network of the client, for its limit
     * @throws RuleError for a performance not on sale, `tooManyRequests` or `serverBusy` beyond the limits
     */
    open(response: ServerResponse, performanceId: string, since: string | undefined, address: string): void {
      if (isEnding || openStreams >= seatStream.total) throw new AskLater('serverBusy', retryAfter);
      if ((perAddress.get(address) ?? 0) >= seatStream.perAddress) throw new TooManyRequests(retryAfter);
      const topic = topics.get(performanceId) ?? {
        version: inventory.planVersion(),
        hasChanged: false,
        responses: new Set(),
      };
      const frame = firstFrame(topic, performanceId, since);
      topics.set(performanceId, topic);
      topic.responses.add(response);
      openStreams += 1;
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      beating ??= setInterval(sendBeat, seatStream.beat);
      response.once('close', () => forget(performanceId, address, response));
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // nginx would collect the events.
        'X-Accel-Buffering': 'no',
      });
      response.write(`retry: ${Math.round(seatStream.retry * (1 + random()))}\n`);
      response.write(frame);
    },
    async close() {
      isEnding = true;
      endAll();
    },
  };
}
