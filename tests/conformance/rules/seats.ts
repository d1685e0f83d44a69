import { Problem } from '@first-gong/contract';
import { type Cart, type Seat, seatHold, serviceChargePerTicket, ticketsPerTransaction } from '@first-gong/domain';
import { demand, demandProblem, NotExamined, type Sent } from '../checks.js';
import { findOffer, type Offer, offers, somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';

const hold = ({ performanceId, zone }: Pick<Offer, 'performanceId' | 'zone'>, quantity: number, seats?: Seat[]) => ({
  body: { performanceId, zone, quantity, ...(seats && { seats }) },
});

const textOf = ({ section, row, seat }: Seat) => `${section}/${row}/${seat}`;
const seatsIn = (cart: Cart) => cart.items.flatMap(({ seats }) => seats.map(textOf));

/** Empties the cart, whatever the rule came to. */
const afterwards = async (world: World, run: () => Promise<void>) => {
  try {
    await run();
  } finally {
    await world.answer('transactionCancel');
  }
};

/** The first free seat of a zone's plan. */
async function freeSeat(world: World, { performanceId, zone }: Offer): Promise<Seat> {
  const { zones } = await world.answer('seatPlan', { query: { performanceId } });
  for (const { section, row, seats, taken, wheelchair, companion } of zones.find(({ code }) => code === zone)?.rows ??
    []) {
    const kept = new Set([...taken, ...wheelchair, ...companion]);
    const free = Array.from({ length: seats }, (_, index) => index + 1).find((seat) => !kept.has(seat));
    if (free !== undefined) return { section, row, seat: String(free) };
  }
  throw new NotExamined('needs a seat that is free on its plan');
}

/** Performances whose plans are looked at for a companion's seat. */
const plansRead = 60;

/** A companion's seat that is free, as somebody asks for it who has no wheelchair. */
async function companionSeat(world: World) {
  const seen = new Set<string>();
  for await (const { performanceId } of offers(world.visitor)) {
    if (seen.has(performanceId)) continue;
    seen.add(performanceId);
    if (seen.size > plansRead) break;
    const { zones } = await world.answer('seatPlan', { query: { performanceId } });
    for (const { code: zone, rows } of zones) {
      for (const { section, row, companion, taken } of rows) {
        const free = companion.find((seat) => !taken.includes(seat));
        if (free !== undefined)
          return { performanceId, zone, quantity: 1, seats: [{ section, row, seat: String(free) }] };
      }
    }
  }
  throw new NotExamined('needs a companion’s seat that is free');
}

/** Seats and their holds (spec §4 Order, §9 Tickets per transaction). */
export const seatRules: readonly Rule[] = [
  {
    id: 'seatSoldOnce',
    section: '§4 Order',
    says: 'of two members who pick the same seat at the same time, one has it',
    needs: ['other'],
    async check(world) {
      const other = await world.other();
      const offer = await findOffer(world.visitor, 'a zone with rows', (one) => !one.standing && one.remaining >= 10);
      const seat = await freeSeat(world, offer);
      await world.answer('transactionCancel', { token: other.token });
      await afterwards(world, async () => {
        const answers: Sent[] = await Promise.all(
          [world.member, other].map(({ token }) => world.send('seatHold', { ...hold(offer, 1, [seat]), token })),
        );
        const had = answers.filter(({ status }) => status === 200);
        await world.answer('transactionCancel', { token: other.token });
        demand(had.length === 1, `gave ${textOf(seat)} to ${had.length} of 2 members`);
        const refused = answers.find(({ status }) => status !== 200);
        if (refused) demandProblem('seatHold', refused, 'seatTaken');
      });
    },
  },
  {
    id: 'quantityLimits',
    section: '§9 Tickets per transaction',
    says: 'no transaction holds more tickets than the event allows, and none holds no ticket',
    async check(world) {
      const offer = await findOffer(
        world.visitor,
        'an event that announces fewer tickets a transaction than a zone has left',
        ({ remaining, ticketLimit }) => ticketLimit < ticketsPerTransaction && remaining > ticketLimit,
      );
      await afterwards(world, async () => {
        await world.refused('seatHold', hold(offer, 0), 'quantityRequired');
        await world.refused('seatHold', hold(offer, offer.ticketLimit + 1), 'quantityOverEventLimit');
        await world.answer('seatHold', hold(offer, 1));
        const second = await world.send('seatHold', { ...hold(offer, offer.ticketLimit), token: world.member.token });
        demandProblem('seatHold', second, 'quantityOverEventLimit');
        const [field] = Problem.validate(second.data)[1]?.errors ?? [];
        demand(field?.values?.left === offer.ticketLimit - 1, `says that ${field?.values?.left} more can be had`);
      });
    },
  },
  {
    id: 'transactionLimit',
    section: '§9 Tickets per transaction',
    says: 'no transaction holds more than 40 tickets, whatever the event',
    async check(world) {
      const many = ticketsPerTransaction + 1;
      const offer = await findOffer(world.visitor, 'a zone with many seats', ({ remaining }) => remaining >= many);
      await world.refused('seatHold', hold(offer, many), 'quantityOverTransactionLimit', 'quantityOverEventLimit');
    },
  },
  {
    id: 'cartAddsUp',
    section: '§4 Order',
    says: 'the cart adds up its seats and the service charge, and a released hold is gone from it',
    async check(world) {
      const offer = await somethingToBuy(world.visitor);
      await afterwards(world, async () => {
        await world.answer('seatHold', hold(offer, 2));
        const cart = await world.answer('seatHold', hold(offer, 1));
        const total = cart.items.reduce((sum, { price, seats }) => sum + price * seats.length, 0);
        demand(cart.ticketCount === 3, `counts ${cart.ticketCount} tickets of 3`);
        demand(cart.ticketsTotal === total, `adds up ${total} cents to ${cart.ticketsTotal}`);
        demand(
          cart.serviceCharge === 3 * serviceChargePerTicket,
          `has a service charge of ${cart.serviceCharge} cents`,
        );
        demand(new Set(seatsIn(cart)).size === 3, `holds a seat twice: ${seatsIn(cart).join(', ')}`);
        const holdId = cart.items[0]?.holdId ?? '';
        const left = await world.answer('seatRelease', { params: { holdId } });
        demand(!left.items.some((item) => item.holdId === holdId), 'still has the hold');
      });
    },
  },
  {
    id: 'cartHasOneClock',
    section: '§4 Order, a reading',
    says: 'seats are held for 10 minutes from the first of them; adding to the cart does not extend it',
    async check(world) {
      const offer = await somethingToBuy(world.visitor);
      await afterwards(world, async () => {
        const first = await world.answer('seatHold', hold(offer, 1));
        const second = await world.answer('seatHold', hold(offer, 1));
        const held = Date.parse(first.expiresAt ?? '') - Date.parse(first.serverNow);
        demand(held > seatHold - 60_000 && held <= seatHold, `holds seats for ${held / 1000} seconds`);
        demand(first.expiresAt === second.expiresAt, 'moves the time when seats are added');
      });
    },
  },
  {
    id: 'cancelledSeatsAreFree',
    section: '§4 Order',
    says: 'Cancel Order empties the cart, says what has gone, and gives the seats back',
    async check(world) {
      const { eventId, performanceId, zone } = await somethingToBuy(world.visitor);
      const remaining = async () => {
        const { performances } = await world.answer('eventDetail', { query: { eventId } });
        const zones = performances.find(({ id }) => id === performanceId)?.zones;
        return zones?.find(({ code }) => code === zone)?.remaining ?? 0;
      };
      const before = await remaining();
      await world.answer('seatHold', hold({ performanceId, zone }, 2));
      const held = await remaining();
      const { items, gone, expiresAt } = await world.answer('transactionCancel');
      demand(held === before - 2, `counts ${held} places of ${before} while 2 are held`);
      demand(items.length === 0 && expiresAt === null, 'still holds seats');
      demand(
        gone.some(({ reason }) => reason === 'cancelled'),
        'does not say that they were given back',
      );
      demand((await remaining()) === before, 'does not give the places back');
    },
  },
  {
    id: 'companionSeats',
    section: '§2 Purchase flow, a reading',
    says: 'a companion’s seat is sold only with the wheelchair space beside it',
    async check(world) {
      const body = await companionSeat(world);
      await world.refused('seatHold', { body }, 'companionSeatOnly');
    },
  },
  {
    id: 'unknownPlaces',
    section: '§8',
    says: 'seats of a performance, a zone or a row that does not exist are not found',
    async check(world) {
      const offer = await somethingToBuy(world.visitor);
      const nowhere = { ...offer, performanceId: 'no-such-performance' };
      await world.refused('seatHold', hold(nowhere, 1), 'performanceNotFound');
      await world.refused('seatHold', { body: { ...hold(offer, 1).body, zone: 'no-such-zone' } }, 'zoneNotFound');
      await world.refused('seatHold', hold(offer, 1, [{ section: 'X', row: 'X', seat: '0' }]), 'seatNotFound');
    },
  },
];
