import {
  type EventDetail,
  readWholeNumber,
  type TicketType,
  takesWishes,
  ticketsPerTransaction,
  ticketTypes,
} from '@first-gong/domain';
import {
  canPick,
  EventDetailScreen,
  type EventDetailState,
  fittingChoice,
} from '@first-gong/screens/event/EventDetailScreen';
import { type EventSelection, eventHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { useWishListOn } from '@first-gong/screens/shared/wishListOn';
import { useState } from 'react';
import { justNow, notReady, useCall } from '../data/calls.js';
import { ticketsIn, useLiveCart } from '../data/cart.js';
import { useToken } from '../session/session.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { need, type PageModule } from '../site/pageModule.js';
import { readSeatChoice } from '../site/seatChoice.js';
import { useHearts } from '../site/useHearts.js';
import { useSeatPlan } from '../site/useSeatPlan.js';
import { useCurrentMinute, useToday } from '../site/useShopTime.js';
import { useRedirectNotice } from './useRedirectNotice.js';
import { useSeatHold } from './useSeatHold.js';
import { useShare } from './useShare.js';

const detailInput = (search: URLSearchParams) => ({ query: { eventId: search.get('eventId') ?? '' } });

export const needs: PageModule['needs'] = (search) => [
  need('eventDetail', detailInput(search)),
  need('relatedEventList', detailInput(search), 'view'),
];

/** The document lacks the seats of list and map. A late notice of the network would interrupt the reader. */
export const needsScript: PageModule['needsScript'] = (search, event) =>
  readChoice(search).way !== 'best' || Boolean(event?.networkUrl);

/** The choice in the address, which survives a login. The page drops values that the event lacks. */
function readChoice(search: URLSearchParams): EventSelection {
  const quantity = readWholeNumber(search.get('quantity'));
  return {
    performanceId: search.get('performanceId'),
    quantity: isQuantity(quantity) ? quantity : 2,
    day: search.get('day'),
    ...readSeatChoice(search),
    ticketTypes: readTypes(search.get('types') ?? ''),
    wheelchair: search.get('wheelchair') === 'true',
  };
}

/** A ticket type for each seat in the address. Unknown types become the standard ticket. */
const readTypes = (text: string): TicketType[] =>
  text === ''
    ? []
    : text.split(',', ticketsPerTransaction).map((word) => ticketTypes.find((type) => type === word) ?? 'standard');

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= ticketsPerTransaction;

/** The input for the best seats; undefined if the choice is incomplete or seats are not numbered. */
function bestInput(event: EventDetail, { performanceId, zone, quantity, way = 'best', wheelchair }: EventSelection) {
  const performance = event.performances.find(({ id }) => id === performanceId);
  const isNumbered = performance?.zones.some(
    ({ code, standing, unreserved }) => code === zone && !standing && !unreserved,
  );
  if (!performance || !isNumbered || zone === null || way !== 'best' || wheelchair || !canPick(event, performance)) {
    return undefined;
  }
  return { query: { performanceId: performance.id, zone, quantity: String(quantity) } };
}

const sellsSeats = ({ group, networkUrl, performances }: EventDetail, performanceId: string | null): boolean =>
  group !== 'cinema' &&
  networkUrl === null &&
  performances.some(({ id, availability }) => id === performanceId && availability !== 'soldOut');

/** One event: choose a performance, a zone and a quantity, then hold the best seats (spec §2 Purchase flow). */
export function Page() {
  const { eventId } = detailInput(useQuery()).query;
  // Keyed, because no entry of one event is valid for another.
  return <EventPage key={eventId} eventId={eventId} />;
}

function EventPage({ eventId }: { eventId: string }) {
  const { t, lang } = useText('event');
  const search = useQuery();
  const event = useCall('eventDetail', { query: { eventId } }, { maxAge: justNow });
  const related = useCall('relatedEventList', { query: { eventId } }).data ?? [];
  const today = useToday();
  const now = useCurrentMinute();
  const member = Boolean(useToken());
  const { cart, holding } = useLiveCart();
  // An impossible quantity stays at its field as an error, and out of the address.
  const [unfit, setUnfit] = useState<number | null>(() => {
    const quantity = readWholeNumber(search.get('quantity'));
    return Number.isNaN(quantity) || isQuantity(quantity) ? null : quantity;
  });
  const addressed = readChoice(search);
  const choice = { ...addressed, quantity: unfit ?? addressed.quantity };
  const fitting = event.data ? fittingChoice(event.data, choice) : choice;
  const picks = event.data !== undefined && (fitting.way ?? 'best') !== 'best';
  const onSale = event.data && sellsSeats(event.data, fitting.performanceId);
  const plan = useSeatPlan(onSale ? fitting.performanceId : null, picks, event);
  const bestSeatsInput = event.data && bestInput(event.data, fitting);
  const best = useCall(bestSeatsInput ? 'bestSeats' : null, bestSeatsInput, { maxAge: justNow, keepPrevious: true });
  const wishListOn = useWishListOn();
  const { hearts, messages } = useHearts();
  const { leaving, shown: onLeavingShown, stay } = useRedirectNotice(event.data?.networkUrl);
  const { shared, share } = useShare(event.data?.title ?? '', eventHref(lang, eventId));
  useTitle(
    event.data
      ? t('event.pageTitle', event.data)
      : event.failure?.kind === 'notFound'
        ? t('common.pageTitleOf', { title: t('event.unavailableTitle') })
        : t('event.pageTitleUnknown'),
  );

  const reload = () => {
    event.reload();
    if (onSale) plan.reload();
  };
  const [priorityCard, setPriorityCard] = useState('');
  const { hold, uncertain } = useSeatHold(
    { id: eventId, title: event.data?.title ?? '', ticketTypes: event.data?.ticketTypes },
    cart,
    reload,
    priorityCard,
  );

  const state: EventDetailState = event.data
    ? {
        kind: 'ready',
        event: event.data,
        choice,
        wishes: wishListOn && takesWishes(event.data, now),
        member,
        inCart: holding?.expiresAt ? { ...ticketsIn(holding, event.data.id), until: holding.expiresAt } : null,
        resumed: member && search.has('resumed') && fitting.performanceId === choice.performanceId,
        leaving,
        shared,
        related,
        today,
        now,
        priorityCard,
        plan: plan.state,
        bestOffers: bestSeatsInput ? (!best.failure && best.data) || 'awaited' : null,
        ...hold.form,
        uncertain,
      }
    : event.failure?.kind === 'notFound'
      ? { kind: 'notFound', related, today }
      : notReady(event.failure);

  return (
    <>
      <EventDetailScreen
        state={state}
        hearts={hearts}
        onChoose={(next) => {
          hold.reset();
          const fits = isQuantity(next.quantity);
          setUnfit(fits ? null : next.quantity);
          const { quantity } = fits ? next : addressed;
          navigate(eventHref(lang, eventId, { ...next, quantity }), { replace: true });
        }}
        onHold={hold.run}
        onStay={stay}
        onLeavingShown={onLeavingShown}
        onShare={share}
        onPriorityCard={(number) => {
          hold.reset();
          setPriorityCard(number);
        }}
        onPlanRetry={plan.reload}
        onRetry={event.reload}
      />
      {messages}
    </>
  );
}
