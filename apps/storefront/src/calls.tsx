import {
  type Answer,
  CallError,
  type CallName,
  type Client,
  type InputOf,
  type ResponseOf,
} from '@first-gong/contract';
import type { Failure, Lang } from '@first-gong/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import { keepToken, readToken } from './session.js';

/** An answer, and when this tab got it (performance.now), from which countdowns are reckoned. */
export interface Received<Response> extends Answer<Response> {
  receivedAt: number;
}

/** Answers and failures that came with the page, by the key of their call. */
export interface Delivered {
  answers: Record<string, Received<unknown>>;
  failures: Record<string, Failure>;
}

interface CallsContext {
  lang: Lang;
  request: Client;
  delivered: Delivered;
}

const Context = createContext<CallsContext | null>(null);

/** One string names one call with its input in one language. */
export const callKey = <Name extends CallName>(lang: Lang, name: Name, input?: InputOf<Name>) =>
  `${lang} ${name} ${JSON.stringify(input ?? {})}`;

/** The client, loaded with the first call: a visitor's first page has its answers already and needs none. */
function lazyClient(lang: Lang): Client {
  let client: Promise<Client> | undefined;
  const load = async () => {
    const { createNamedClient } = await import('./client.js');
    return createNamedClient({ fetch: (...args) => fetch(...args), now: Date.now, lang, token: readToken });
  };
  return async (name, input) => {
    client ??= load().catch(() => {
      client = undefined;
      throw new CallError({ kind: 'offline' });
    });
    return (await client)(name, input);
  };
}

/** Gives the routes below it the client and what the server already fetched. */
export function CallsProvider({
  lang,
  delivered,
  children,
}: {
  lang: Lang;
  delivered: Delivered;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ lang, request: lazyClient(lang), delivered }), [lang, delivered]);
  return (
    <Context value={value}>
      <SWRConfig value={{ fallback: delivered.answers, shouldRetryOnError: false, focusThrottleInterval: 60_000 }}>
        {children}
      </SWRConfig>
    </Context>
  );
}

function useCallsContext(): CallsContext {
  const context = useContext(Context);
  if (context === null) throw new Error('This hook needs a CallsProvider above it.');
  return context;
}

/** Codes that say the token is worth nothing any more. */
const ended = ['sessionExpired', 'loginRequired'];

/** The client, for calls that a person sets off. A session that has ended is forgotten on the way. */
export function useRequest(): Client {
  const { request: send } = useCallsContext();
  return async (name, input) => {
    try {
      return await send(name, input);
    } catch (error) {
      if (error instanceof CallError && error.code && ended.includes(error.code)) keepToken(null);
      throw error;
    }
  };
}

export interface Called<Response> {
  data: Response | undefined;
  total: number;
  /** Why there is no data, or why the data shown is not fresh. */
  failure: Failure | undefined;
  /** Whether the data answer the input before this one. Only with `keepPrevious`. */
  previous: boolean;
  receivedAt: number;
  /** Whether a call is under way. */
  updating: boolean;
  refresh: (answer?: Answer<Response>) => void;
}

/**
 * Reads a call of the table by its name: data that came with the page at once, then over the network.
 * `null` as name reads nothing, for data that waits on something else. `keepPrevious` shows the last answer until the
 * next is there, for a view whose input the reader changes.
 */
export function useCall<Name extends CallName>(
  name: Name | null,
  input?: InputOf<Name>,
  options: { fresh?: boolean; every?: number; keepPrevious?: boolean } = {},
): Called<ResponseOf<Name>> {
  const { lang, delivered } = useCallsContext();
  const { cache } = useSWRConfig();
  const send = useRequest();
  const key = name && callKey(lang, name, input);
  const { data, error, isValidating, mutate } = useSWR<Received<ResponseOf<Name>>, CallError>(
    key,
    async () => {
      if (name === null) throw new Error('unreachable: no key, no fetch');
      return { ...(await send(name, input)), receivedAt: performance.now() };
    },
    {
      revalidateIfStale: options.fresh ?? false,
      refreshInterval: options.every ?? 0,
      keepPreviousData: options.keepPrevious ?? false,
    },
  );
  const own = key === null ? undefined : (cache.get(key)?.data ?? delivered.answers[key]);
  return {
    data: data?.data,
    total: data?.total ?? 0,
    failure: error?.failure ?? (data === undefined && key !== null ? delivered.failures[key] : undefined),
    previous: data !== undefined && own === undefined,
    receivedAt: data?.receivedAt ?? 0,
    updating: isValidating,
    refresh: (answer) => void mutate(answer && { ...answer, receivedAt: performance.now() }),
  };
}
