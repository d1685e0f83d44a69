import type { Cart } from '@first-gong/domain';
import { EventDetailScreen, type EventDetailState, type InCart } from '@first-gong/screens/EventDetailScreen';
import { type Choice, eventHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { navigate, useQuery } from '../address.js';
import { justNow, useCall, useMemberCall } from '../calls.js';
import { useTitle } from '../PageContext.js';
import { need, type PageModule } from '../pages.js';
import { useToken } from '../session.js';
import { useFilm } from '../useFilm.js';
import { useRedirectNotice } from '../useRedirectNotice.js';
import { useSeatHold } from '../useSeatHold.js';

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

/** One event: choose a performance, a zone and a quantity; the best seats are then held (spec §2, issue's purchase). */
export function Page() {
  const { t, lang } = useText('event');
  const search = useQuery();
  const { eventId } = detailInput(search).query;
  const event = useCall('eventDetail', detailInput(search), { maxAge: justNow });
  const member = Boolean(useToken());
  const cart = useMemberCall('shoppingCart');
  const choice = readChoice(search);
  const { leaving, stay } = useRedirectNotice(event.data?.networkUrl);
  useTitle(
    event.data ? t('event.pageTitle', { title: event.data.title }) : t('event.pageTitleUnknown'),
    event.data?.description[0],
  );

  const film = useFilm(member && Boolean(event.data?.certificate));
  const { hold, uncertain } = useSeatHold(eventId, cart, event.reload, film);

  const state: EventDetailState = event.data
    ? {
        kind: 'ready',
        event: event.data,
        choice,
        member,
        inCart: inCart(cart.data, event.data.id),
        resumed: member && search.has('resumed'),
        leaving,
        film: film?.state ?? null,
        submitting: hold.busy,
        error: hold.error,
        failure: hold.failure,
        uncertain,
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
        hold.reset();
        navigate(eventHref(lang, eventId, next), { replace: true });
      }}
      onHold={hold.run}
      onStay={stay}
      onFilmChange={(values) => {
        hold.reset();
        film?.change(values);
      }}
      onCaptcha={(way) => film?.renew(way)}
      onRetry={event.reload}
    />
  );
}
