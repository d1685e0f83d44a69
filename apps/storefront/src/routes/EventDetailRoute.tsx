import { CallError } from '@first-gong/contract';
import type { Cart } from '@first-gong/domain';
import { EventDetailScreen, type EventDetailState, type InCart } from '@first-gong/screens/EventDetailScreen';
import { type Choice, cartHref, eventHref, resumedEventHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { navigate, useQuery } from '../address.js';
import { callKey, useCall, useRequest } from '../calls.js';
import { loginHref } from '../login.js';
import { useTitle } from '../PageContext.js';
import { need, type PageModule } from '../pages.js';
import { useToken } from '../session.js';

const detailInput = (search: URLSearchParams) => ({ query: { eventId: search.get('eventId') ?? '' } });

export const needs: PageModule['needs'] = (search) => [need('eventDetail', detailInput(search))];

/** The choice lives in the address, so that logging in, reloading and another language keep it. */
function readChoice(search: URLSearchParams): Choice {
  const zone = search.get('zone');
  const quantity = Number(search.get('quantity') ?? 2);
  return {
    performanceId: search.get('performanceId'),
    zone: zone === 'A' || zone === 'B' || zone === 'C' || zone === 'D' ? zone : null,
    quantity: Number.isSafeInteger(quantity) ? quantity : 0,
  };
}

/** Tickets already held: they count towards the limits. */
function inCart(cart: Cart | undefined, eventId: string): InCart | null {
  if (!cart?.expiresAt) return null;
  const ofEvent = cart.items
    .filter(({ event }) => event.id === eventId)
    .reduce((sum, { seats }) => sum + seats.length, 0);
  return { tickets: cart.ticketCount, ofEvent, until: cart.expiresAt };
}

type Attempt = Pick<Extract<EventDetailState, { kind: 'ready' }>, 'submitting' | 'error' | 'failure'>;
const atRest: Attempt = { submitting: false, error: null, failure: null };

/** One event: choose a performance, a zone and a quantity; the best seats are then held (spec §2, issue's purchase). */
export function Page() {
  const { t, lang } = useText('event');
  const { mutate } = useSWRConfig();
  const search = useQuery();
  const { eventId } = detailInput(search).query;
  const event = useCall('eventDetail', detailInput(search), { fresh: true });
  const request = useRequest();
  const member = Boolean(useToken());
  const cart = useCall(member ? 'shoppingCart' : null);
  const choice = readChoice(search);
  const [attempt, setAttempt] = useState<Attempt>(atRest);
  useTitle(event.data ? t('event.pageTitle', { title: event.data.title }) : t('event.pageTitleUnknown'));

  const hold = async ({ performanceId, zone, quantity }: Choice) => {
    if (!performanceId || !zone || attempt.submitting) return;
    setAttempt({ ...atRest, submitting: true });
    try {
      const cart = await request('seatHold', { body: { performanceId, zone, quantity } });
      await mutate(callKey(lang, 'shoppingCart'), { ...cart, receivedAt: performance.now() }, { revalidate: false });
      navigate(cartHref(lang));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) {
        navigate(loginHref(lang, resumedEventHref(lang, eventId, choice), true));
        return;
      }
      const { code, fields, failure } = error;
      setAttempt(code ? { ...atRest, error: { code, fields } } : { ...atRest, failure });
      event.refresh();
    }
  };

  const state: EventDetailState = event.data
    ? {
        kind: 'ready',
        event: event.data,
        choice,
        member,
        inCart: inCart(cart.data, event.data.id),
        resumed: member && search.has('resumed'),
        ...attempt,
      }
    : event.failure?.kind === 'notFound'
      ? { kind: 'notFound' }
      : event.failure
        ? { kind: 'failed', failure: event.failure }
        : { kind: 'loading' };

  return (
    <EventDetailScreen
      state={state}
      onChoose={(next) => {
        setAttempt(atRest);
        navigate(eventHref(lang, eventId, next), { replace: true });
      }}
      onHold={(next) => void hold(next)}
      onRetry={() => event.refresh()}
    />
  );
}
