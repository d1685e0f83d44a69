import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { RuleError, type SeatChanges, seatStream } from '@first-gong/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { returnTable, seatTable } from './rows.js';
import { createSeatStreams, type SeatStreams } from './seatStreams.js';

/** A response whose client reads at once, or not at all. */
class FakeResponse extends EventEmitter {
  writableLength = 0;
  headers: Record<string, string> = {};
  text = '';
  constructor(readonly reads = true) {
    super();
  }
  writeHead(_status: number, headers: Record<string, string>) {
    this.headers = headers;
  }
  write(frame: Buffer | string) {
    this.text += String(frame);
    if (!this.reads) this.writableLength += frame.length;
  }
  end = vi.fn(() => this.emit('close'));
  destroy = vi.fn(() => this.emit('close'));
  /** The rows of each event. */
  get rows(): string[][] {
    return [...this.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
      (JSON.parse(data) as SeatChanges).rows.map(({ row }) => row),
    );
  }
}

let version = 0;
/** The row of each version. */
let changed: string[] = [];
let isClosed = false;
const changesOf = vi.fn((performanceId: string, since = `s ${version}`): SeatChanges => {
  if (performanceId === 'long')
    return { version: `s ${version}`, rows: [], zones: [], text: 'x'.repeat(200_000) } as never;
  const rows = since.startsWith('s ') ? changed.slice(Number(since.slice(2))) : ['all'];
  return {
    version: `s ${version}`,
    rows: [...new Set(rows)].map((row) => ({ zone: 'A', section: 'M', row, taken: [1] })),
    zones: [{ code: 'A', remaining: 9 }],
  };
});
let streams: SeatStreams;

beforeEach(() => {
  vi.useFakeTimers();
  version = 0;
  changed = [];
  isClosed = false;
  changesOf.mockClear();
  const inventory = { planVersion: () => `s ${version}`, remembers: (since: string) => since.startsWith('s ') };
  streams = createSeatStreams({ changesOf, inventory, isClosed: () => isClosed, random: () => 0.5 });
});
afterEach(() => vi.useRealTimers());

function open(performanceId = 'whale', since?: string, { address = 'home', reads = true } = {}) {
  const response = new FakeResponse(reads);
  streams.open(response as unknown as ServerResponse, performanceId, since, address);
  return response;
}

function sell(row: string, performanceId = 'whale', table: Parameters<SeatStreams['watcher']>[0]['table'] = seatTable) {
  version += 1;
  changed.push(row);
  streams.watcher({ table, id: `${performanceId}/A/M/${row}/1`, row: null });
}

describe('a stream of seat changes', () => {
  test('begins with what changed since the version of the page, and names its own version and its retry', () => {
    sell('K');
    sell('L');
    const { text, headers, rows } = open('whale', 's 1');
    expect(rows).toEqual([['L']]);
    expect(text).toMatch(/^retry: 4500\nid: s 2\ndata: /);
    expect(headers).toMatchObject({ 'X-Accel-Buffering': 'no', 'Cache-Control': 'no-store' });
    expect(headers['Content-Type']).toMatch(/^text\/event-stream/);
  });

  test('has only the changes of its performance, of one second in one event', () => {
    const response = open();
    sell('K');
    sell('L', 'whale', returnTable);
    sell('M', 'other');
    expect(response.rows).toEqual([[]]);
    vi.advanceTimersByTime(seatStream.gather);
    expect(response.rows).toEqual([[], ['K', 'L', 'M']]);
    sell('N');
    vi.advanceTimersByTime(seatStream.gather);
    expect(response.rows.slice(2)).toEqual([['N']]);
    sell('O', 'other');
    vi.advanceTimersByTime(2 * seatStream.gather);
    expect(response.rows).toHaveLength(3);
  });

  test('costs one computation for all streams of a performance', () => {
    const all = Array.from({ length: 50 }, () => open());
    changesOf.mockClear();
    sell('K');
    vi.advanceTimersByTime(seatStream.gather);
    expect(changesOf).toHaveBeenCalledExactlyOnceWith('whale', 's 0');
    expect(all.every(({ rows }) => rows.at(-1)?.[0] === 'K')).toBe(true);
  });

  test('has every row for a forgotten version, computed once until the next change', () => {
    const responses = [open('whale', 'before the restart 7'), open('whale', 'older 2')];
    expect(responses.map(({ rows }) => rows)).toEqual([[['all']], [['all']]]);
    expect(changesOf).toHaveBeenCalledOnce();
    sell('K');
    vi.advanceTimersByTime(seatStream.gather);
    changesOf.mockClear();
    open('whale', 'older 2');
    expect(changesOf).toHaveBeenCalledOnce();
  });

  test('beats while nothing changes, and stops when it is closed', () => {
    const response = open();
    const beats = () => response.text.match(/event: beat\ndata\n\n/g)?.length ?? 0;
    vi.advanceTimersByTime(2 * seatStream.beat);
    expect(beats()).toBe(2);
    response.emit('close');
    expect(vi.getTimerCount()).toBe(0);
    expect(streams.count()).toBe(0);
    vi.advanceTimersByTime(2 * seatStream.beat);
    expect(beats()).toBe(2);
  });

  test('of a client that left without a word leaves nothing behind', () => {
    const [first, second] = [open(), open()];
    sell('K');
    first.emit('close');
    vi.advanceTimersByTime(seatStream.gather);
    expect(first.rows).toHaveLength(1);
    expect(second.rows).toHaveLength(2);
    expect(streams.count()).toBe(1);
    sell('L');
    second.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of a client that does not read is dropped, and the others go on', () => {
    const [slow, other] = [open('long', undefined, { reads: false }), open('long')];
    sell('K', 'long');
    vi.advanceTimersByTime(seatStream.gather);
    expect(slow.destroy).toHaveBeenCalledOnce();
    expect(other.destroy).not.toHaveBeenCalled();
    expect(streams.count()).toBe(1);
  });

  test('ends when the performance leaves the sale, when maintenance begins, and when the shop closes', async () => {
    const [gone, closed] = [open('gone'), open()];
    changesOf.mockImplementationOnce(() => {
      throw new RuleError('performanceNotOnSale');
    });
    sell('K', 'gone');
    vi.advanceTimersByTime(seatStream.gather);
    expect(gone.end).toHaveBeenCalledOnce();
    isClosed = true;
    vi.advanceTimersByTime(seatStream.beat);
    expect(closed.end).toHaveBeenCalledOnce();
    isClosed = false;
    const last = open();
    await streams.close();
    expect(last.end).toHaveBeenCalledOnce();
    expect(() => open()).toThrow(expect.objectContaining({ code: 'serverBusy' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is refused beyond the limit of an address and of the shop, and a closed one makes room', () => {
    const mine = Array.from({ length: seatStream.perAddress }, () => open());
    expect(() => open()).toThrow(expect.objectContaining({ code: 'tooManyRequests', retryAfter: 60 }));
    mine[0]?.emit('close');
    open();
    for (let others = streams.count(); others < seatStream.total; others += 1) {
      open('whale', undefined, { address: `home ${others}` });
    }
    expect(() => open('whale', undefined, { address: 'new' })).toThrow(
      expect.objectContaining({ code: 'serverBusy', retryAfter: 60 }),
    );
    expect(streams.count()).toBe(seatStream.total);
  });

  test('of an unknown performance counts for nothing', () => {
    changesOf.mockImplementationOnce(() => {
      throw new Error('performanceNotFound');
    });
    expect(() => open('nothing')).toThrow('performanceNotFound');
    expect(streams.count()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
