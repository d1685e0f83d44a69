import type { Lang } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Cache, useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepToken } from '../session/session.js';
import { type CallState, CallsProvider, type Delivered, justNow, useCall, useMemberCall } from './calls.js';
import { broadcastStale } from './otherTabs.js';
import { callKey } from './responseCache.js';
import { staleAfter } from './staleness.js';

const lang: Lang = 'en_us';
const on = { showWishList: true, specificPeriodGray: null };
const off = { showWishList: false, specificPeriodGray: null };

/** The API's next responses: values as JSON, or errors. */
let answers: (unknown | Response)[] = [];
const asked: string[] = [];
const nothing: Delivered = { answers: {}, failures: {} };

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const token = new Headers(init.headers).get('authorization');
    asked.push([pathname, searchParams.get('from'), token].filter(Boolean).join(' '));
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('The network is away.');
    return answer instanceof Response ? answer : Response.json(answer);
  });
});
afterEach(() => {
  keepToken(null);
  answers = [];
  asked.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// After these hooks, so that the page unmounts before they clean up.
const root = freshRoot();

const show = (children: ReactNode, delivered = nothing) =>
  root.render(
    <CallsProvider lang={lang} delivered={delivered}>
      {children}
    </CallsProvider>,
  );

function createProbe<Value>(useValue: () => Value) {
  const values: Value[] = [];
  const Probe = () => {
    values.push(useValue());
    return null;
  };
  return {
    Probe,
    values,
    get last(): Value {
      const last = values.at(-1);
      if (last === undefined) throw new Error('Nothing is rendered yet.');
      return last;
    },
  };
}

const settled = (probe: { values: readonly Pick<CallState<unknown>, 'data' | 'failure' | 'updating'>[] }) =>
  expect
    .poll(() => {
      const last = probe.values.at(-1);
      return last && !last.updating && (last.data ?? last.failure);
    })
    .toBeTruthy();

const deliveredConfig = (receivedAt: number): Delivered => ({
  answers: { [callKey(lang, 'config')]: { data: on, total: 0, unreadable: 0 } },
  failures: {},
  receivedAt,
});

/** Time for a call that must not be made. */
const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('reading a call', () => {
  test('asks once for all who read it', async () => {
    answers = [on];
    const one = createProbe(() => useCall('config'));
    const other = createProbe(() => useCall('config'));
    show([<one.Probe key="one" />, <other.Probe key="other" />]);
    await settled(one);
    await settled(other);
    expect(other.last.data).toEqual(on);
    expect(asked).toEqual(['/data/config.json']);
  });

  test('says why there is no answer', async () => {
    const probe = createProbe(() => useCall('config'));
    show(<probe.Probe />);
    await settled(probe);
    expect(probe.last.failure?.kind).toBe('offline');
    expect(probe.last.data).toBeUndefined();
  });

  test('an answer that came with the page is there in the first render, and is not asked for', async () => {
    const probe = createProbe(() => useCall('config', undefined, { maxAge: justNow }));
    show(<probe.Probe />, deliveredConfig(performance.now()));
    await expect.poll(() => probe.values[0]?.data).toEqual(on);
    await untilIdle();
    expect(asked).toEqual([]);
  });

  test('an answer of the age that a page allows is asked for again, and shown meanwhile', async () => {
    answers = [off];
    const probe = createProbe(() => useCall('config', undefined, { maxAge: justNow }));
    show(<probe.Probe />, deliveredConfig(performance.now() - justNow));
    await expect.poll(() => probe.last.data).toEqual(off);
    expect(probe.values.every(({ data }) => data !== undefined)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test('a failure that came with the page is shown, and the browser asks itself', async () => {
    answers = [on];
    const probe = createProbe(() => useCall('config'));
    show(<probe.Probe />, { answers: {}, failures: { [callKey(lang, 'config')]: { kind: 'busy' } } });
    await expect.poll(() => probe.last.data).toEqual(on);
    expect(probe.values[0]?.failure).toEqual({ kind: 'busy' });
    expect(probe.last.failure).toBeUndefined();
  });
});

test('a page renders once when React hydrates it, although the frame around it reads the same response', async () => {
  // A language of no other test here, because SWR keeps the first state of a key for the whole document.
  const delivered = { answers: { [callKey('zh_cn', 'config')]: { data: on, total: 0, unreadable: 0 } }, failures: {} };
  let [renders, effects] = [0, 0];
  const Frame = () => <i>{String(useCall('config').data?.showWishList)}</i>;
  function Page() {
    useCall('config');
    renders += 1;
    useEffect(() => {
      effects += 1;
    }, []);
    return <p>A page</p>;
  }
  const tree = (
    <CallsProvider lang="zh_cn" delivered={delivered}>
      <Frame />
      <Suspense>
        <Page />
      </Suspense>
    </CallsProvider>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(tree);
  renders = 0;
  const hydrated = hydrateRoot(host, tree);
  await expect.poll(() => effects).toBe(1);
  await untilIdle();
  expect(renders).toBe(1);
  hydrated.unmount();
});

describe('a changed input', () => {
  let setFrom: (from: string) => void;
  const days = (date: string) => [{ date, count: 1 }];
  const useDates = () => {
    const [from, set] = useState('2026-11-20');
    setFrom = set;
    return useCall('eventDateList', { query: { from } }, { keepPrevious: true });
  };

  test('shows the last answer, marked as such, until the next is there', async () => {
    answers = [days('2026-11-20'), days('2026-11-21')];
    const probe = createProbe(useDates);
    show(<probe.Probe />);
    await settled(probe);
    setFrom('2026-11-21');
    await expect.poll(() => probe.last.data).toEqual(days('2026-11-21'));
    const between = probe.values.filter(({ previous }) => previous);
    expect(between.length).toBeGreaterThan(0);
    expect(between.every(({ data }) => data?.[0]?.date === '2026-11-20')).toBe(true);
    expect(probe.last.previous).toBe(false);
  });

  test('and back again shows the answer that came with the page', async () => {
    answers = [days('2026-11-21')];
    const key = callKey(lang, 'eventDateList', { query: { from: '2026-11-20' } });
    const probe = createProbe(useDates);
    show(<probe.Probe />, { answers: { [key]: { data: days('2026-11-20'), total: 1, unreadable: 0 } }, failures: {} });
    await settled(probe);
    setFrom('2026-11-21');
    await expect.poll(() => probe.last.data).toEqual(days('2026-11-21'));
    setFrom('2026-11-20');
    await expect.poll(() => probe.last.data).toEqual(days('2026-11-20'));
    expect(asked).toEqual(['/data/eventDateList.json 2026-11-21']);
  });
});

describe('reload and set', () => {
  test('reload asks again and keeps the data until the answer is there', async () => {
    answers = [on, off];
    const probe = createProbe(() => useCall('config'));
    show(<probe.Probe />);
    await settled(probe);
    const before = probe.values.length;
    probe.last.reload();
    await expect.poll(() => probe.last.data).toEqual(off);
    expect(probe.values.slice(before).every(({ data }) => data !== undefined)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('a reload that fails keeps the data and says why', async () => {
    answers = [on];
    const probe = createProbe(() => useCall('config'));
    show(<probe.Probe />);
    await settled(probe);
    probe.last.reload();
    await expect.poll(() => probe.last.failure?.kind).toBe('offline');
    expect(probe.last.data).toEqual(on);
  });

  test('set shows an answer everywhere and asks for nothing', async () => {
    answers = [on];
    const one = createProbe(() => useCall('config'));
    const other = createProbe(() => useCall('config', undefined, { maxAge: justNow }));
    show([<one.Probe key="one" />, <other.Probe key="other" />]);
    await settled(one);
    one.last.set({ data: off, total: 0 });
    await expect.poll(() => other.last.data).toEqual(off);
    await untilIdle();
    expect(asked).toHaveLength(1);
  });
});

describe('polling', () => {
  const untilOff = ({ showWishList }: { showWishList: boolean }) => (showWishList ? 20 : null);

  test('goes on after a failed call, and ends when the data say so', async () => {
    answers = [on, new Response('busy', { status: 503 }), on, off];
    const probe = createProbe(() => useCall('config', undefined, { every: untilOff }));
    show(<probe.Probe />);
    await expect.poll(() => probe.last.data).toEqual(off);
    expect(asked).toHaveLength(4);
    await untilIdle();
    expect(asked).toHaveLength(4);
  });

  test('waits for an answer that takes longer than the interval', async () => {
    let answer: (response: Response) => void = () => {};
    answers = [on, on];
    const probe = createProbe(() => useCall('config', undefined, { every: untilOff }));
    vi.stubGlobal('fetch', () => {
      asked.push('call');
      return answers.length > 1
        ? Promise.resolve(Response.json(answers.shift()))
        : new Promise<Response>((resolve) => {
            answer = resolve;
          });
    });
    show(<probe.Probe />);
    await expect.poll(() => asked).toHaveLength(2);
    await untilIdle();
    expect(asked).toHaveLength(2);
    answer(Response.json(off));
    await expect.poll(() => probe.last.data).toEqual(off);
  });
});

describe('a call of a member', () => {
  const balance = '/api/user/balance.do';

  test('asks nothing for a visitor', async () => {
    const probe = createProbe(() => useMemberCall('balance'));
    show(<probe.Probe />);
    await untilIdle();
    expect(asked).toEqual([]);
    expect(probe.last).toMatchObject({ data: undefined, failure: undefined });
  });

  test('its answer is not shown to the next member of the same tab', async () => {
    answers = [{ balance: 3 }, { balance: 5 }];
    keepToken('first');
    const probe = createProbe(() => useMemberCall('balance'));
    show(<probe.Probe />);
    await settled(probe);
    keepToken(null);
    await expect.poll(() => probe.last.data).toBeUndefined();
    const before = probe.values.length;
    keepToken('second');
    await expect.poll(() => probe.last.data).toEqual({ balance: 5 });
    expect(probe.values.slice(before).every(({ data }) => data?.balance !== 3)).toBe(true);
    expect(asked).toEqual([`${balance} Bearer first`, `${balance} Bearer second`]);
  });

  test('nothing of a member stays in the memory after the session, nor an answer that arrives later', async () => {
    let answer: (response: Response) => void = () => {};
    answers = [{ balance: 3 }];
    keepToken('first');
    let cache: Cache | undefined;
    const probe = createProbe(() => {
      cache = useSWRConfig().cache;
      return useMemberCall('balance');
    });
    show(<probe.Probe />);
    await settled(probe);
    const remembered = () => JSON.stringify([...(cache?.keys() ?? [])].map((key) => [key, cache?.get(key)]));
    expect(remembered()).toContain('"balance":3');
    vi.stubGlobal('fetch', () => {
      asked.push('late');
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    probe.last.reload();
    await expect.poll(() => asked).toContain('late');
    keepToken(null);
    await expect.poll(() => remembered()).toBe('[]');
    answer(Response.json({ balance: 4 }));
    await untilIdle();
    expect(remembered()).toBe('[]');
  });

  test('a page that the browser brings back asks for everything again, and shows nothing from before', async () => {
    answers = [{ balance: 3 }, { balance: 5 }];
    keepToken('first');
    const probe = createProbe(() => useMemberCall('balance'));
    show(<probe.Probe />);
    await settled(probe);
    const before = probe.values.length;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(() => probe.last.data).toEqual({ balance: 5 });
    expect(probe.values.slice(before).every(({ data }) => data?.balance !== 3)).toBe(true);
  });

  const refusal = () =>
    Response.json(
      { type: 'about:blank', title: 'Log in again.', status: 401, code: 'sessionExpired' },
      { status: 401 },
    );

  test('§4 a session that has ended is forgotten', async () => {
    answers = [refusal()];
    keepToken('old');
    const probe = createProbe(() => useMemberCall('balance'));
    show(<probe.Probe />);
    await expect.poll(() => localStorage.getItem('token')).toBeNull();
    await untilIdle();
    expect(asked).toHaveLength(1);
  });

  test('§4 a late answer about an earlier session does not end the next one', async () => {
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', (_: string, init: RequestInit) =>
      new Headers(init.headers).get('authorization') === 'Bearer old'
        ? new Promise<Response>((resolve) => {
            asked.push('late');
            answer = resolve;
          })
        : Promise.resolve(Response.json({ balance: 5 })),
    );
    keepToken('old');
    const probe = createProbe(() => useMemberCall('balance'));
    show(<probe.Probe />);
    await expect.poll(() => asked).toEqual(['late']);
    keepToken('new');
    answer(refusal());
    await expect.poll(() => probe.last.data).toEqual({ balance: 5 });
    await untilIdle();
    expect(localStorage.getItem('token')).toBe('new');
  });
});

test('a call of another tab that changes the cart has the cart read again, and nothing else', async () => {
  keepToken('token');
  const cart = createProbe(() => useMemberCall('shoppingCart'));
  const member = createProbe(() => useMemberCall('memberInfo'));
  answers = [{}, {}];
  await show(
    <>
      <cart.Probe />
      <member.Probe />
    </>,
  );
  await expect.poll(() => asked.length).toBe(2);
  asked.length = 0;
  answers = [{}];
  broadcastStale(staleAfter.seatRelease ?? [], 0);
  // The browser informs other tabs; the test dispatches the event itself.
  dispatchEvent(new StorageEvent('storage', { key: 'stale' }));
  await expect.poll(() => asked.map((call) => call.split(' ')[0])).toEqual(['/api/shoppingCart.do']);
});
