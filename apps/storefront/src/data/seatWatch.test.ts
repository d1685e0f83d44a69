import { calls } from '@first-gong/contract';
import { planRefresh, type SeatChanges, seatStream } from '@first-gong/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SeatWatch, watchSeats } from './seatWatch.js';

/** The browser's EventSource without a network. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor(readonly address: string) {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  /** The connection breaks. @param state 0 if the browser connects again, 2 if the server refused */
  fail(state: 0 | 2) {
    this.readyState = state;
    this.onerror?.();
  }
  send(changes: unknown) {
    this.readyState = 1;
    this.onmessage?.({ data: typeof changes === 'string' ? changes : JSON.stringify(changes) });
  }
}

const changesAt = (version: string): SeatChanges => ({ version, rows: [], zones: [] });
const opened = () => FakeSource.opened.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
const only = (): FakeSource => {
  const [source, ...others] = opened();
  if (!source || others.length > 0) throw new Error(`${opened().length} streams are open, not one.`);
  return source;
};

const listeners = new EventTarget();
let isHidden = false;
let watch: SeatWatch | undefined;
let seen: string[] = [];
const load = vi.fn(async (since: string | undefined) => changesAt(`loaded ${since}`));

function start(version: string | undefined = 'v1') {
  watch = watchSeats({
    performanceId: 'whale',
    version,
    load,
    onChanges: (changes) => void seen.push(changes.version),
  });
}
const hide = (hidden: boolean) => {
  isHidden = hidden;
  listeners.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  seen = [];
  isHidden = false;
  load.mockClear();
  const listen = listeners.addEventListener.bind(listeners);
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden;
    },
    addEventListener: listen,
  });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('EventSource', FakeSource);
  // Without locks each tab has its own stream.
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  watch?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the watch of seats', () => {
  test('opens the stream of the table with the version of the plan, and passes its changes on', () => {
    start();
    expect(only().address).toBe(`${calls.seatChanges.path}?performanceId=whale&since=v1`);
    only().send(changesAt('v2'));
    expect(seen).toEqual(['v2']);
    expect(load).not.toHaveBeenCalled();
  });

  test('without a plan asks for no rows, also later', () => {
    start(undefined);
    watch?.stop();
    watch = watchSeats({ performanceId: 'whale', version: undefined, load, onChanges: () => {} });
    only().send(changesAt('v2'));
    hide(true);
    hide(false);
    expect(only().address).toBe(`${calls.seatChanges.path}?performanceId=whale`);
  });

  test('closes its stream with the hidden page, and continues from its last version', () => {
    start();
    only().send(changesAt('v2'));
    hide(true);
    expect(opened()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    hide(false);
    expect(only().address).toContain('since=v2');
  });

  test.each(['pagehide', 'visibilitychange'])('opens no stream twice after %s', (name) => {
    start();
    listeners.dispatchEvent(new Event(name));
    listeners.dispatchEvent(new Event('pageshow'));
    only();
  });

  test('polls after a refusal, and tries the stream again after some polls', async () => {
    start();
    only().fail(2);
    expect(opened()).toEqual([]);
    for (let poll = 1; poll <= seatStream.polls; poll += 1) {
      expect(load).toHaveBeenCalledTimes(poll);
      await vi.advanceTimersByTimeAsync(planRefresh);
    }
    expect(load).toHaveBeenCalledTimes(seatStream.polls);
    expect(seen[0]).toBe('loaded v1');
    only().send(changesAt('v9'));
    await vi.advanceTimersByTimeAsync(planRefresh);
    expect(load).toHaveBeenCalledTimes(seatStream.polls);
  });

  test('leaves one or two lost lines to the browser, and polls after the third in sequence', () => {
    start();
    const source = only();
    source.fail(0);
    source.fail(0);
    source.send(changesAt('v2'));
    source.fail(0);
    source.fail(0);
    expect(load).not.toHaveBeenCalled();
    source.fail(0);
    expect(load).toHaveBeenCalledOnce();
    expect(opened()).toEqual([]);
  });

  test('takes silence for a lost line, but not if the stream beats', () => {
    start();
    const source = only();
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(seatStream.silence - 1);
      source.dispatchEvent(new Event('beat'));
    }
    expect(FakeSource.opened).toHaveLength(1);
    vi.advanceTimersByTime(seatStream.silence);
    expect(FakeSource.opened).toHaveLength(2);
    only();
    vi.advanceTimersByTime(2 * seatStream.silence);
    expect(opened()).toEqual([]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('polls without EventSource, and when the stream sends something else', () => {
    start();
    only().send('{"version":');
    expect(load).toHaveBeenCalledTimes(1);
    watch?.stop();
    vi.stubGlobal('EventSource', undefined);
    start();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('survives a poll that fails', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    start();
    only().fail(2);
    await vi.advanceTimersByTimeAsync(planRefresh);
    expect(load).toHaveBeenCalledTimes(2);
    expect(seen).toEqual(['loaded v1']);
  });

  test('reconnects when the device is online again, and loads the changes when the page asks', async () => {
    start();
    only().fail(2);
    listeners.dispatchEvent(new Event('online'));
    only();
    load.mockClear();
    watch?.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
  });

  test('stops for good', () => {
    start();
    watch?.stop();
    hide(true);
    hide(false);
    listeners.dispatchEvent(new Event('online'));
    expect(opened()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('several tabs', () => {
  /** Locks of one browser, granted in the order of the requests. */
  function fakeLocks() {
    const queues = new Map<string, Promise<unknown>>();
    const held = new Set<string>();
    return {
      async request(
        name: string,
        { ifAvailable = false, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
        work: (lock: object | null) => unknown,
      ) {
        if (ifAvailable && held.has(name)) return work(null);
        while (held.has(name)) await queues.get(name);
        if (signal?.aborted) throw new DOMException('', 'AbortError');
        held.add(name);
        const working = Promise.resolve(work({})).finally(() => held.delete(name));
        queues.set(name, working);
        await working;
      },
    };
  }

  test('share one stream; the next tab continues from its own version, and the third asks what it missed', async () => {
    vi.useRealTimers();
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const seenBy: string[][] = [[], [], []];
    const tabs = seenBy.map((mine) =>
      watchSeats({ performanceId: 'shared', version: 'v1', load, onChanges: ({ version }) => void mine.push(version) }),
    );
    await expect.poll(() => seenBy).toEqual([[], ['loaded v1'], ['loaded v1']]);
    only().send(changesAt('v2'));
    await expect.poll(() => seenBy).toEqual([['v2'], ['loaded v1', 'v2'], ['loaded v1', 'v2']]);
    tabs[0]?.stop();
    await expect.poll(() => opened().length).toBe(1);
    expect(only().address).toContain('since=v2');
    await expect.poll(() => seenBy[2]).toEqual(['loaded v1', 'v2', 'loaded v2']);
    tabs[1]?.stop();
    tabs[2]?.stop();
    expect(opened()).toEqual([]);
  });
});
