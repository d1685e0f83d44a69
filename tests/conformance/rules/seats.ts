import { Problem } from '@first-gong/contract';
import {
  type Cart,
  isOnline,
  type Seat,
  SeatChanges,
  seatHold,
  seatView,
  serviceChargePerTicket,
  ticketsPerTransaction,
  withChanges,
} from '@first-gong/domain';
import { openSeatStream } from '../../support/seatStream.js';
import { assert, assertRefusal, NotExamined, type RawResponse } from '../checks.js';
import { findOffer, type Offer, offers, somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';

/** Whether a seat is taken in a changed row. */
const isTakenIn = ({ section, row, taken }: SeatChanges['rows'][number], seat: Seat) =>
  section === seat.section && row === seat.row && taken.includes(Number(seat.seat));

const hold = ({ performanceId, zone }: Pick<Offer, 'performanceId' | 'zone'>, quantity: number, seats?: Seat[]) => ({
  body: { performanceId, zone, quantity, ...(seats && { seats }) },
});

export const textOf = ({ section, row, seat }: Seat) => `${section}/${row}/${seat}`;
const seatsIn = (cart: Cart) => cart.items.flatMap(({ seats }) => seats.map(textOf));

/** Runs a check, then empties the cart in any case. */
export const thenEmptyCart = async (server: ExaminedServer, run: () => Promise<void>) => {
  try {
    await run();
  } finally {
    await server.call('transactionCancel');
  }
};

/** The first free seat of a zone. */
async function freeSeat(server: ExaminedServer, { performanceId, zone }: Offer): Promise<Seat> {
  const { zones } = await server.call('seatPlan', { query: { performanceId } });
  for (const { section, row, seats, taken, wheelchair, companion } of zones.find(({ code }) => code === zone)?.rows ??
    []) {
    const unavailable = new Set([...taken, ...wheelchair, ...companion]);
    const free = Array.from({ length: seats }, (_, index) => index + 1).find((seat) => !unavailable.has(seat));
    if (free !== undefined) return { section, row, seat: String(free) };
  }
  throw new NotExamined('needs a free seat on the plan');
}

/** Maximum plans that a search for a companion seat reads. */
export const maxPlans = 60;

/** The body of a hold for a companion seat without its wheelchair space. */
async function companionSeat(server: ExaminedServer) {
  const seen = new Set<string>();
  for await (const { performanceId } of offers(server.visitor)) {
    if (seen.has(performanceId)) continue;
    seen.add(performanceId);
    if (seen.size > maxPlans) break;
    const { zones } = await server.call('seatPlan', { query: { performanceId } });
    for (const { code: zone, rows } of zones) {
      for (const { section, row, companion, taken } of rows) {
        const free = companion.find((seat) => !taken.includes(seat));
        if (free !== undefined)
          return { performanceId, zone, quantity: 1, seats: [{ section, row, seat: String(free) }] };
      }
    }
  }
  throw new NotExamined('needs a free companion’s seat');
}

/** Maximum pages that a search for priority booking reads. */
const maxPriorityPages = 8;

/**
 * A performance of the government network.
 * @throws NotExamined if there is none, Nonconformity for an event without URL
 */
async function networkOffer(server: ExaminedServer): Promise<Pick<Offer, 'performanceId' | 'zone'>> {
  for (const { id: eventId } of await server.call('eventList', { query: { category: 'governmentNetwork' } })) {
    const { performances, networkUrl } = await server.call('eventDetail', { query: { eventId } });
    assert(networkUrl !== null, `gives no address for ${eventId}`);
    for (const { id: performanceId, zones } of performances) {
      const zone = zones.find(({ remaining }) => remaining > 0)?.code;
      if (zone !== undefined) return { performanceId, zone };
    }
  }
  throw new NotExamined('needs an event of the government network with tickets left');
}

/** A zone on sale in priority booking. @throws NotExamined if there is none */
async function priorityOffer(server: ExaminedServer): Promise<Pick<Offer, 'performanceId' | 'zone'>> {
  const pages = Array.from({ length: maxPriorityPages }, (_, index) => String(index + 1));
  for (const page of pages) {
    for (const { id: eventId, flags } of await server.call('eventList', { query: { sort: 'popular', page } })) {
      if (!flags.includes('priority')) continue;
      const { performances, priority } = await server.call('eventDetail', { query: { eventId } });
      assert(priority !== null, `names no card for ${eventId}, which is in priority booking`);
      for (const { id: performanceId, zones } of performances) {
        const zone = zones.find(({ remaining }) => remaining > 0)?.code;
        if (zone !== undefined) return { performanceId, zone };
      }
    }
  }
  throw new NotExamined('needs an event in priority booking with tickets left');
}

/** Seats and their holds (spec §4 Order, §9 Tickets per transaction). */
export const seatRules: readonly Rule[] = [
  {
    id: 'networkSellsElsewhere',
    section: '§2 Home and listing',
    statement: 'an event of the government network names the address that sells it, and no cart takes its seats',
    async check(server) {
      const offer = await networkOffer(server);
      await thenEmptyCart(server, async () => {
        await server.expectRefusal('seatHold', hold(offer, 1), 'soldByNetwork');
      });
    },
  },
  {
    id: 'priorityNeedsCard',
    section: '§1 Priority booking',
    statement:
      'before the public sale of an event with priority booking, seats are held with the number of a card only',
    async check(server) {
      const offer = await priorityOffer(server);
      const holdWith = (card: string) => ({ body: { ...hold(offer, 1).body, priorityCard: card } });
      await thenEmptyCart(server, async () => {
        await server.expectRefusal('seatHold', hold(offer, 1), 'priorityCardRequired');
        await server.expectRefusal('seatHold', holdWith(' '), 'priorityCardRequired');
        // The check digit is wrong, so no card has this number.
        await server.expectRefusal('seatHold', holdWith('8800 1234 5678'), 'priorityCardWrong');
      });
    },
  },
  {
    id: 'seatSoldOnce',
    section: '§4 Order',
    statement: 'when two members pick the same seat at the same time, one of them gets it',
    needs: ['other'],
    async check(server) {
      const other = await server.other();
      const offer = await findOffer(server.visitor, 'a zone with rows', (one) => !one.standing && one.remaining >= 10);
      const seat = await freeSeat(server, offer);
      await server.call('transactionCancel', { token: other.token });
      await thenEmptyCart(server, async () => {
        const answers: RawResponse[] = await Promise.all(
          [server.member, other].map(({ token }) => server.send('seatHold', { ...hold(offer, 1, [seat]), token })),
        );
        const accepted = answers.filter(({ status }) => status === 200);
        await server.call('transactionCancel', { token: other.token });
        assert(accepted.length === 1, `gave ${textOf(seat)} to ${accepted.length} of 2 members`);
        const refused = answers.find(({ status }) => status !== 200);
        if (refused) assertRefusal('seatHold', refused, 'seatTaken');
      });
    },
  },
  {
    id: 'planChanges',
    section: '§2 Purchase flow',
    statement: 'the changes since a plan have the seats that were held since',
    async check(server) {
      const offer = await findOffer(server.visitor, 'a zone with rows', (one) => !one.standing && one.remaining >= 10);
      const query = { performanceId: offer.performanceId };
      const before = await server.call('seatPlan', { query });
      await thenEmptyCart(server, async () => {
        const { items } = await server.call('seatHold', hold(offer, 2));
        const changes = await server.call('seatChanges', { query: { ...query, since: before.version } });
        const { zones } = withChanges(before, changes);
        const taken = zones.flatMap(({ rows }) =>
          rows.flatMap(({ section, row, taken }) => taken.map((seat) => textOf({ section, row, seat: String(seat) }))),
        );
        const lacking = items.flatMap(({ seats }) => seats.map(textOf)).filter((seat) => !taken.includes(seat));
        assert(lacking.length === 0, `does not say that ${lacking.join(', ')} was held`);
        assert(
          items.some(({ seats }) => seats.length > 0),
          'held no numbered seat',
        );
      });
    },
  },
  {
    id: 'seatStream',
    section: '§2 Purchase flow',
    statement: 'a stream of seat changes has a seat that is held while it is open',
    async check(server) {
      const offer = await findOffer(server.visitor, 'a zone with rows', (one) => !one.standing && one.remaining >= 10);
      const { performanceId } = offer;
      const { version } = await server.call('seatPlan', { query: { performanceId } });
      const stream = await openSeatStream(server.url, { performanceId, since: version });
      const late = setTimeout(stream.leave, 10_000);
      try {
        if (stream.response.headers.get('content-type')?.startsWith('application/json')) {
          throw new NotExamined('needs a server that streams seat changes');
        }
        await thenEmptyCart(server, async () => {
          const { items } = await server.call('seatHold', hold(offer, 1));
          const [seat] = items.flatMap(({ seats }) => seats);
          for (;;) {
            const changes = await stream.next().catch(() => undefined);
            assert(changes !== undefined, 'ends, or does not have the held seat within 10 seconds');
            assert(SeatChanges.is(changes), 'has an event that is not SeatChanges');
            if (changes.rows.some((row) => seat && isTakenIn(row, seat))) break;
          }
        });
      } finally {
        clearTimeout(late);
        stream.leave();
      }
    },
  },
  {
    id: 'quantityLimits',
    section: '§9 Tickets per transaction',
    statement: 'a hold has at least one ticket, and a transaction at most as many as the event allows',
    async check(server) {
      const offer = await findOffer(
        server.visitor,
        'an event with a limit per transaction below the number of tickets left in a zone',
        ({ remaining, ticketLimit }) => ticketLimit < ticketsPerTransaction && remaining > ticketLimit,
      );
      await thenEmptyCart(server, async () => {
        await server.expectRefusal('seatHold', hold(offer, 0), 'quantityRequired');
        await server.expectRefusal('seatHold', hold(offer, offer.ticketLimit + 1), 'quantityOverEventLimit');
        await server.call('seatHold', hold(offer, 1));
        const second = await server.send('seatHold', { ...hold(offer, offer.ticketLimit), token: server.member.token });
        assertRefusal('seatHold', second, 'quantityOverEventLimit');
        const [field] = Problem.validate(second.data)[1]?.errors ?? [];
        assert(field?.values?.left === offer.ticketLimit - 1, `reports that ${field?.values?.left} more can be added`);
      });
    },
  },
  {
    id: 'transactionLimit',
    section: '§9 Tickets per transaction',
    statement: 'no transaction has more than 40 tickets, whatever the event',
    async check(server) {
      const many = ticketsPerTransaction + 1;
      const offer = await findOffer(server.visitor, 'a zone with many seats', ({ remaining }) => remaining >= many);
      await server.expectRefusal(
        'seatHold',
        hold(offer, many),
        'quantityOverTransactionLimit',
        'quantityOverEventLimit',
      );
    },
  },
  {
    id: 'cartAddsUp',
    section: '§4 Order',
    statement: 'the cart adds up its seats and the service charge, and a released hold leaves the cart',
    async check(server) {
      const offer = await somethingToBuy(server.visitor);
      await thenEmptyCart(server, async () => {
        await server.call('seatHold', hold(offer, 2));
        const cart = await server.call('seatHold', hold(offer, 1));
        const total = cart.items.reduce((sum, { price, seats }) => sum + price * seats.length, 0);
        assert(cart.ticketCount === 3, `counts ${cart.ticketCount} tickets of 3`);
        assert(cart.ticketsTotal === total, `adds up ${total} cents to ${cart.ticketsTotal}`);
        assert(
          cart.serviceCharge === 3 * serviceChargePerTicket,
          `has a service charge of ${cart.serviceCharge} cents`,
        );
        assert(new Set(seatsIn(cart)).size === 3, `holds a seat twice: ${seatsIn(cart).join(', ')}`);
        const holdId = cart.items[0]?.holdId ?? '';
        const left = await server.call('seatRelease', { params: { holdId } });
        assert(!left.items.some((item) => item.holdId === holdId), 'still has the hold');
      });
    },
  },
  {
    id: 'heldOnce',
    section: '§4 Order',
    statement: 'a request to hold seats that is repeated with its holdKey, at the same time or later, holds them once',
    async check(server) {
      const { body } = hold(await somethingToBuy(server.visitor), 1);
      const keyed = { body: { ...body, holdKey: server.unusedKey() } };
      await thenEmptyCart(server, async () => {
        const before = (await server.call('shoppingCart')).ticketCount;
        await Promise.all([1, 2].map(() => server.call('seatHold', keyed)));
        const { ticketCount } = await server.call('seatHold', keyed);
        assert(ticketCount === before + 1, `holds ${ticketCount - before} tickets for one`);
      });
    },
  },
  {
    id: 'cartHasOneClock',
    section: '§4 Order, an assumption',
    statement: 'the cart holds seats for 10 minutes from the first seat; adding seats does not extend the time',
    async check(server) {
      const offer = await somethingToBuy(server.visitor);
      await thenEmptyCart(server, async () => {
        const first = await server.call('seatHold', hold(offer, 1));
        const second = await server.call('seatHold', hold(offer, 1));
        const held = Date.parse(first.expiresAt ?? '') - Date.parse(first.serverNow);
        assert(held > seatHold - 60_000 && held <= seatHold, `holds seats for ${held / 1000} seconds`);
        assert(first.expiresAt === second.expiresAt, 'changes the time when seats are added');
      });
    },
  },
  {
    id: 'cancelledSeatsAreFree',
    section: '§4 Order',
    statement: 'Cancel Order empties the cart, reports the removed seats and releases them',
    async check(server) {
      const { eventId, performanceId, zone } = await somethingToBuy(server.visitor);
      const remaining = async () => {
        const { performances } = await server.call('eventDetail', { query: { eventId } });
        const zones = performances.find(({ id }) => id === performanceId)?.zones;
        return zones?.find(({ code }) => code === zone)?.remaining ?? 0;
      };
      const before = await remaining();
      await server.call('seatHold', hold({ performanceId, zone }, 2));
      const held = await remaining();
      const { items, released, expiresAt } = await server.call('transactionCancel');
      assert(held === before - 2, `counts ${held} places of ${before} while 2 are held`);
      assert(items.length === 0 && expiresAt === null, 'still holds seats');
      assert(
        released.some(({ reason }) => reason === 'cancelled'),
        'does not report the cancelled seats',
      );
      assert((await remaining()) === before, 'does not release the places');
    },
  },
  {
    id: 'releasedHeldAgain',
    section: '§4 Order, an assumption',
    statement:
      'seats that have left the cart are held again by one request, the same ones and once; gone items stay until the member dismisses them',
    async check(server) {
      const offer = await somethingToBuy(server.visitor);
      const dismissAll = async () => {
        const { released } = await server.call('shoppingCart');
        await server.call('releasedDismiss', { body: { holdIds: released.map(({ holdId }) => holdId) } });
      };
      await dismissAll();
      await thenEmptyCart(server, async () => {
        const held = await server.call('seatHold', hold(offer, 2));
        const { released } = await server.call('transactionCancel');
        const body = { holdIds: released.map(({ holdId }) => holdId) };
        const cart = await server.call('holdAgain', { body });
        assert(
          seatsIn(cart).join() === seatsIn(held).join(),
          `holds ${seatsIn(cart).join()} in place of the same seats`,
        );
        assert(cart.released.length === 0, 'still reports seats that are held');
        const { ticketCount } = await server.call('holdAgain', { body });
        assert(ticketCount === 2, `holds ${ticketCount} tickets for 2 when the request is repeated`);
      });
      const { released } = await server.call('shoppingCart');
      assert(released.length > 0, 'forgets the released seats before the member has read of them');
      await dismissAll();
      assert((await server.call('shoppingCart')).released.length === 0, 'still reports dismissed seats');
    },
  },
  {
    id: 'companionSeats',
    section: '§2 Purchase flow, an assumption',
    statement: 'a companion’s seat is sold only with the wheelchair space beside it',
    async check(server) {
      const body = await companionSeat(server);
      await server.expectRefusal('seatHold', { body }, 'companionSeatOnly');
    },
  },
  {
    id: 'viewsFollowLayout',
    section: '§2 Seat map, an extension',
    statement: 'a server that knows the layout sends the view of each best seat, computed from the layout',
    async check(server) {
      const { performanceId } = await findOffer(
        server.visitor,
        'seats to choose',
        ({ group, standing, remaining }) => !isOnline(group) && !standing && remaining >= 10,
      );
      const plan = await server.call('seatPlan', { query: { performanceId } });
      const zone = plan.zones.find(({ rows }) => rows.length > 0)?.code;
      if (zone === undefined) throw new NotExamined('needs a plan with numbered seats');
      if (plan.layout === undefined) throw new NotExamined('needs a plan with a layout');
      const { best } = await server.call('bestSeats', { query: { performanceId, zone, quantity: '2' } });
      for (const { view, ...seat } of best?.seats ?? []) {
        const expected = seatView(plan, seat);
        assert(JSON.stringify(view ?? null) === JSON.stringify(expected), `sends another view of ${textOf(seat)}`);
      }
    },
  },
  {
    id: 'unknownPlaces',
    section: '§8',
    statement: 'seats of an unknown performance, zone or row are not found',
    async check(server) {
      const offer = await somethingToBuy(server.visitor);
      const nowhere = { ...offer, performanceId: 'no-such-performance' };
      await server.expectRefusal('seatHold', hold(nowhere, 1), 'performanceNotFound');
      await server.expectRefusal(
        'seatHold',
        { body: { ...hold(offer, 1).body, zone: 'no-such-zone' } },
        'zoneNotFound',
      );
      await server.expectRefusal('seatHold', hold(offer, 1, [{ section: 'X', row: 'X', seat: '0' }]), 'seatNotFound');
    },
  },
];
