import { planRefresh, SeatChanges, seatStream } from '@first-gong/domain';
import { is } from 'superstruct';

export interface SeatWatchOptions {
  performanceId: string;
  /** State of the page's plan; undefined without a plan, for what is left of zones only. */
  version: string | undefined;
  /** The call `seatChanges`. */
  load: (since: string | undefined) => Promise<SeatChanges>;
  onChanges: (changes: SeatChanges) => void;
}

export interface SeatWatch {
  /** Loads the changes at once, such as after a rejected hold. */
  refresh: () => void;
  stop: () => void;
}

/** The path of `seatChanges`. The table of calls is loaded later. */
const path = '/api/seatChanges.do';

/** Sent to the other tabs instead of changes: the stream begins here, so the others may have missed some. */
const beginning = 'beginning';

/**
 * Receives a performance's seat changes while the page is visible, by a stream or polling. Only one tab, the holder of
 * a lock, does so, and passes changes to the others. Chrome on Android lacked SharedWorker for years.
 */
export function watchSeats({ performanceId, load, onChanges, ...options }: SeatWatchOptions): SeatWatch {
  const name = `seats ${performanceId}`;
  let { version } = options;
  let end: (() => void) | undefined;

  function take(changes: SeatChanges) {
    if (version !== undefined) version = changes.version;
    onChanges(changes);
  }

  /** A failed call changes nothing: the stream or the next poll has the changes. */
  const refresh = () => load(version).then(take, () => {});

  function begin() {
    const ending = new AbortController();
    const { signal } = ending;
    const tabs = typeof BroadcastChannel === 'undefined' || !navigator.locks ? null : new BroadcastChannel(name);
    const onEnd = (work: () => void) => signal.addEventListener('abort', work);
    end = () => ending.abort();
    onEnd(() => tabs?.close());

    function lead() {
      if (signal.aborted) return;
      tabs?.postMessage(beginning);
      follow(performanceId, {
        version: () => version,
        signal,
        onChanges(changes) {
          take(changes);
          tabs?.postMessage(changes);
        },
        load: () => load(version),
      });
      return new Promise<void>((resolve) => onEnd(resolve));
    }

    if (!tabs) return void lead();
    tabs.onmessage = ({ data }) => {
      if (data === beginning) void refresh();
      // A tab of another release may send other data.
      else if (is(data, SeatChanges)) take(data);
    };
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock || signal.aborted) return lead();
      void refresh();
      // Granted when the leading tab ends. The request rejects at this page's end.
      navigator.locks.request(name, { signal }, lead).catch(() => {});
    });
  }

  const stop = () => {
    end?.();
    end = undefined;
  };
  /** A hidden page ends its stream: it may sleep, and HTTP/1.1 has six connections for all tabs. */
  const onVisible = () => {
    if (document.hidden) stop();
    else if (!end) begin();
  };
  onVisible();
  const listeners = new AbortController();
  const listening = { signal: listeners.signal };
  document.addEventListener('visibilitychange', onVisible, listening);
  // Open streams, locks and channels would keep the page out of the back-forward cache.
  addEventListener('pagehide', stop, listening);
  addEventListener('pageshow', onVisible, listening);
  return {
    refresh: () => void refresh(),
    stop() {
      listeners.abort();
      stop();
    },
  };
}

interface Following {
  version: () => string | undefined;
  signal: AbortSignal;
  onChanges: (changes: SeatChanges) => void;
  load: () => Promise<SeatChanges>;
}

/** Decides between stream and polling: polls without EventSource, after a refusal and after several failures. */
function follow(performanceId: string, { version, signal, onChanges, load }: Following) {
  let failures = 0;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    source?.close();
    clearTimeout(timer);
  });

  function poll(left: number) {
    source?.close();
    clearTimeout(timer);
    failures = 0;
    load().then(onChanges, () => {});
    timer = setTimeout(() => (left > 1 ? poll(left - 1) : stream()), planRefresh);
  }

  /** A refusal, or the last of several failures, begins polling. @returns whether it did */
  function fail(isRefused: boolean): boolean {
    failures += 1;
    const polls = isRefused || failures >= seatStream.failures;
    if (polls) poll(seatStream.polls);
    return polls;
  }

  /** A line may be lost without an error, so silence is a failure. */
  function listen() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      source?.close();
      if (!fail(false)) stream();
    }, seatStream.silence);
  }

  function stream() {
    if (typeof EventSource === 'undefined') return poll(Number.POSITIVE_INFINITY);
    const since = version();
    const query = new URLSearchParams({ performanceId, ...(since !== undefined && { since }) });
    source = new EventSource(`${path}?${query}`);
    source.onmessage = ({ data }) => {
      const changes = parsed(data);
      if (changes === null) return void fail(true);
      failures = 0;
      listen();
      onChanges(changes);
    };
    source.addEventListener('beat', listen);
    // The browser reconnects with Last-Event-ID, unless the server refused.
    source.onerror = () => void fail(source?.readyState === EventSource.CLOSED);
    listen();
  }
  addEventListener(
    'online',
    () => {
      source?.close();
      failures = 0;
      stream();
    },
    { signal },
  );
  stream();
}

function parsed(text: string): SeatChanges | null {
  try {
    const data: unknown = JSON.parse(text);
    return is(data, SeatChanges) ? data : null;
  } catch {
    return null;
  }
}
