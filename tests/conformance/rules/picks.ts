import { Problem } from '@first-gong/contract';
import {
  type Seat,
  seatsOfOffer,
  type TicketType,
  ticketTypes,
  togetherOffers,
  typePrice,
  wheelchairOffers,
} from '@first-gong/domain';
import { assert, assertRefusal, NotExamined } from '../checks.js';
import { offers } from '../programme.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';
import { maxPlans, textOf, thenEmptyCart } from './seats.js';

/** Plans of performances on sale, with their offers. */
async function* plans(server: ExaminedServer) {
  const seen = new Set<string>();
  for await (const offer of offers(server.visitor)) {
    const { performanceId, ticketLimit } = offer;
    if (seen.has(performanceId) || ticketLimit < 4) continue;
    seen.add(performanceId);
    if (seen.size > maxPlans) return;
    const { zones } = await server.call('seatPlan', { query: { performanceId } });
    yield { performanceId, zones: zones.filter(({ rows }) => rows.length > 0) };
  }
}

/** Two seats in each of two zones of a performance, without single seats. */
async function twoZones(server: ExaminedServer) {
  for await (const { performanceId, zones } of plans(server)) {
    const picks = togetherOffers(zones, 2, 1).slice(0, 2);
    if (picks.length === 2) return { performanceId, picks };
  }
  throw new NotExamined('needs a performance with free seats in two zones');
}

/** Two seats that leave a single seat at the end of their row. */
async function strandingSeats(server: ExaminedServer) {
  for await (const { performanceId, zones } of plans(server)) {
    for (const { code: zone, rows } of zones) {
      for (const { section, row, seats, taken, wheelchair, companion } of rows) {
        if (seats < 6 || [1, 2, 3, 4, 5, 6].some((seat) => [...taken, ...wheelchair, ...companion].includes(seat)))
          continue;
        const named = (seat: number): Seat => ({ section, row, seat: String(seat) });
        return { performanceId, zone, seats: [named(2), named(3)], lone: named(1) };
      }
    }
  }
  throw new NotExamined('needs a row with six free seats at its end');
}

/** A zone with a free wheelchair space and companion seat. */
async function wheelchairZone(server: ExaminedServer) {
  for await (const { performanceId, zones } of plans(server)) {
    const [offer] = wheelchairOffers(zones, 2, 1);
    if (offer) return { performanceId, zone: offer.zone };
  }
  throw new NotExamined('needs a free wheelchair space with a companion’s seat');
}

/** A zone on sale with reduced tickets. @throws NotExamined if there is none */
async function typedOffer(server: ExaminedServer) {
  for await (const { eventId, performanceId, zone, remaining, ticketLimit } of offers(server.visitor)) {
    if (remaining < 4 || ticketLimit < 2) continue;
    const event = await server.call('eventDetail', { query: { eventId } });
    const reduced = event.ticketTypes?.find(({ percent }) => percent < 100);
    const found = event.performances.find(({ id }) => id === performanceId)?.zones.find(({ code }) => code === zone);
    if (!reduced || !found) continue;
    const missing = ticketTypes.find((type) => !event.ticketTypes?.some(({ ticketType }) => ticketType === type));
    return { performanceId, zone, price: found.price, reduced, missing };
  }
  throw new NotExamined('needs an event with reduced tickets');
}

/** Picked seats: zones, single seats, wheelchair spaces, ticket types (spec §2 Purchase flow, §3). */
export const pickRules: readonly Rule[] = [
  {
    id: 'heldAcrossZones',
    section: '§2 Purchase flow, §4 Order',
    statement:
      'picked seats of two zones are held by one request, each zone an item at its price; when one seat is taken, none is held',
    async check(server) {
      const { performanceId, picks } = await twoZones(server);
      const seats = picks.flatMap(seatsOfOffer);
      const both = { body: { performanceId, quantity: seats.length, seats } };
      await thenEmptyCart(server, async () => {
        const { items } = await server.call('seatHold', both);
        const held = items.map((item) => `${item.zone.code} ${item.price} ${item.seats.map(textOf).join()}`).sort();
        const wanted = picks
          .map((pick) => `${pick.zone} ${pick.price} ${seatsOfOffer(pick).map(textOf).join()}`)
          .sort();
        assert(held.join('; ') === wanted.join('; '), `holds ${held.join('; ')} in place of ${wanted.join('; ')}`);
        await server.call('transactionCancel');
        const [first] = picks;
        const own = first && seatsOfOffer(first);
        await server.call('seatHold', { body: { performanceId, quantity: own?.length ?? 0, seats: own } });
        const answer = await server.send('seatHold', { ...both, token: server.member.token });
        assertRefusal('seatHold', answer, 'seatTaken');
        const { ticketCount } = await server.call('shoppingCart');
        assert(ticketCount === own?.length, `holds ${ticketCount} tickets after a refusal in place of ${own?.length}`);
      });
    },
  },
  {
    id: 'noLoneSeat',
    section: '§2 Purchase flow, an assumption',
    statement:
      'picked seats that leave a single seat alone are refused; the refusal names that seat and the nearest choice that leaves none, which can be held',
    async check(server) {
      const { performanceId, zone, seats, lone } = await strandingSeats(server);
      const body = { performanceId, zone, quantity: seats.length, seats };
      await thenEmptyCart(server, async () => {
        const answer = await server.send('seatHold', { body, token: server.member.token });
        assertRefusal('seatHold', answer, 'singleSeatLeft');
        const values = Problem.validate(answer.data)[1]?.errors?.[0]?.values ?? {};
        const named = `${values.section}/${values.row}/${values.seat}`;
        assert(named === textOf(lone), `names ${named} in place of ${textOf(lone)}`);
        const near = String(values.nearSeats).split('–');
        const numbers = Array.from({ length: seats.length }, (_, index) => Number(near[0]) + index);
        const [section, row] = [String(values.nearSection), String(values.nearRow)];
        await server.call('seatHold', {
          body: { ...body, seats: numbers.map((seat) => ({ section, row, seat: String(seat) })) },
        });
      });
    },
  },
  {
    id: 'wheelchairSpace',
    section: '§2 Purchase flow, an assumption',
    statement:
      'best available finds a wheelchair space with companions beside it for a buyer who asks for one, in a zone that has a free one',
    async check(server) {
      const { performanceId, zone } = await wheelchairZone(server);
      await thenEmptyCart(server, async () => {
        const { items } = await server.call('seatHold', {
          body: { performanceId, zone, quantity: 2, wheelchair: true },
        });
        const { zones } = await server.call('seatPlan', { query: { performanceId } });
        const rows = zones.flatMap((one) => one.rows);
        const seats = items.flatMap((item) => item.seats);
        const spaces = seats.filter(({ section, row, seat }) =>
          rows.some((one) => one.section === section && one.row === row && one.wheelchair.includes(Number(seat))),
        );
        assert(seats.length === 2, `holds ${seats.length} seats in place of 2`);
        assert(spaces.length === 1, `holds ${spaces.length} wheelchair spaces in place of 1`);
      });
    },
  },
  {
    id: 'ticketTypePrices',
    section: '§3 Cinema ticket types, an assumption',
    statement:
      'an event with ticket types holds each at its percentage of the zone’s price, whatever the order, and refuses other types and a number that differs from the tickets',
    async check(server) {
      const { performanceId, zone, price, reduced, missing } = await typedOffer(server);
      const holdTypes = (quantity: number, ticketTypes: TicketType[]) => ({
        body: { performanceId, zone, quantity, ticketTypes },
      });
      await thenEmptyCart(server, async () => {
        await server.expectRefusal('seatHold', holdTypes(2, ['standard']), 'ticketTypesMismatch');
        if (missing) await server.expectRefusal('seatHold', holdTypes(1, [missing]), 'ticketTypeNotSold');
        const cart = await server.call('seatHold', holdTypes(2, [reduced.ticketType, 'standard']));
        const paid = cart.items.map((item) => `${item.ticketType} ${item.price}`).sort();
        const expected = [
          `${reduced.ticketType} ${typePrice(price, reduced.ticketType, [reduced])}`,
          `standard ${price}`,
        ].sort();
        assert(paid.join() === expected.join(), `sells ${paid.join()} in place of ${expected.join()}`);
      });
    },
  },
];
