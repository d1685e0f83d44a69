import {
  blocksIn,
  type CinemaHold,
  cinemaPrice,
  hongKongDate,
  type PlanRow,
  RuleError,
  type Seat,
  type WeatherSignal,
} from '@first-gong/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyCart } from '../cart/rows.js';
import { createCatalogue } from '../catalogue/index.js';
import { createInventory } from '../inventory/inventory.js';
import { createProgrammes, type Showing } from '../lists/programme.js';
import { noRows } from '../testing/noRows.js';
import type { Captchas } from './captcha/captchas.js';
import { createCinemaChoice } from './choice.js';

const now = () => Date.parse('2026-11-20T12:00:00.000Z');
const programmes = createProgrammes(createCatalogue({ seed: 1 }), now);
const inventory = createInventory();
let weather: WeatherSignal = 'none';
let spent: string[] = [];

/** Accepts every input except `wrong`, and records it. */
const captchas: Pick<Captchas, 'spend'> = {
  spend(id, answer) {
    spent.push(id);
    if (answer === 'wrong') throw new RuleError('captchaWrong');
  },
};
const findOnSale = (id: string): Showing => {
  const found = programmes().showing(id);
  if (found === undefined) throw new RuleError('performanceNotFound');
  return found;
};
const choose = createCinemaChoice({
  inventory,
  now,
  findOnSale,
  weather: () => weather,
  captchas: { make: () => expect.unreachable(), ...captchas },
});

beforeEach(() => {
  weather = 'none';
  spent = [];
});

const films = (category: string) =>
  programmes()
    .events.filter(({ group, certificate }) => group === 'cinema' && certificate === category)
    .flatMap(({ performances }) => performances);

/** Adjacent free ordinary seats of a show. */
function freeSeats(category: string, count: number) {
  for (const performance of films(category)) {
    for (const zone of performance.zones) {
      for (const row of inventory.in(noRows).rows(performance, zone)) {
        const seats = sideBySide(row, count);
        if (seats !== null) return { performanceId: performance.id, zone, row, seats };
      }
    }
  }
  throw new Error(`No ${count} seats for a film of category ${category}.`);
}

function sideBySide({ section, row, seats, taken, wheelchair, companion }: PlanRow, count: number): Seat[] | null {
  const gone = [...taken, ...wheelchair, ...companion];
  for (let first = 1; first + count - 1 <= seats; first += 1) {
    const numbers = Array.from({ length: count }, (_, index) => first + index);
    if (!numbers.some((number) => gone.includes(number))) {
      return numbers.map((number) => ({ section, row, seat: String(number) }));
    }
  }
  return null;
}

const types = (counts: Partial<CinemaHold['ticketTypes']>) => ({
  standard: 0,
  concession: 0,
  senior: 0,
  studentChild: 0,
  ...counts,
});

const codeOf = (request: CinemaHold) => {
  try {
    choose(request)(noRows, emptyCart('M-1'));
    return null;
  } catch (error) {
    return error instanceof RuleError ? error.code : error;
  }
};

const place = freeSeats('I', 4);
const wanted: CinemaHold & { seats: Seat[] } = {
  performanceId: place.performanceId,
  seats: place.seats,
  ticketTypes: types({ standard: 2, senior: 1, studentChild: 1 }),
  captchaId: 'id',
  captchaAnswer: 'right',
};

/** A hold without picked seats. */
const { seats: _, ...unpicked } = wanted;
/** Best two seats of a future show on a matching date. */
function bestOn(suits: (date: string) => boolean): CinemaHold {
  for (const performance of ['I', 'IIA', 'IIB', 'III'].flatMap(films)) {
    const zone = performance.zones.find((one) => inventory.in(noRows).remaining(performance, one) > 20);
    if (zone === undefined || !suits(performance.date) || Date.parse(performance.startsAt) <= now()) continue;
    const ticketTypes = types({ standard: 2 });
    return { ...unpicked, performanceId: performance.id, zone: zone.code, ticketTypes, ageConfirmed: true };
  }
  throw new Error('No film has seats on that date.');
}

const today = hongKongDate(now());
const best: CinemaHold = { ...unpicked, zone: place.zone.code, ticketTypes: types({ standard: 1, concession: 1 }) };

describe('§5 Cinema: the best seats of a zone', () => {
  test('are next to each other, by ticket type, and cost the code last', () => {
    const holds = choose(best)(noRows, emptyCart('M-1'));
    expect(holds.map(({ ticketType, seats }) => [ticketType, seats.length])).toEqual([
      ['standard', 1],
      ['concession', 1],
    ]);
    const [left, right] = holds.flatMap(({ seats }) => seats);
    expect(left?.row).toBe(right?.row);
    expect(Number(right?.seat) - Number(left?.seat)).toBe(1);
    expect(spent).toEqual(['id']);
  });

  test('need a zone and a number within the limits', () => {
    expect(codeOf({ ...best, zone: 'Z' })).toBe('zoneNotFound');
    expect(codeOf(unpicked)).toBe('zoneNotFound');
    expect(codeOf({ ...best, ticketTypes: types({}) })).toBe('quantityRequired');
    expect(codeOf({ ...best, ticketTypes: types({ standard: 41 }) })).toMatch(/^quantity/);
    expect(spent).toEqual([]);
  });
});

describe('§5 Cinema: seats that are picked', () => {
  test('are held by ticket type, each at its price, all in one group', () => {
    const holds = choose({ ...wanted, seats: [...place.seats].reverse() })(noRows, emptyCart('M-1'));
    expect(holds.map(({ ticketType, seats, price }) => ({ ticketType, seats, price }))).toMatchObject([
      { ticketType: 'standard', seats: place.seats.slice(0, 2), price: place.zone.price },
      { ticketType: 'senior', seats: place.seats.slice(2, 3), price: cinemaPrice(place.zone.price, 'senior') },
      { ticketType: 'studentChild', seats: place.seats.slice(3), price: cinemaPrice(place.zone.price, 'studentChild') },
    ]);
    expect(new Set(holds.map(({ holdId }) => holdId)).size).toBe(3);
    expect(new Set(holds.map(({ groupId }) => groupId)).size).toBe(1);
    expect(spent).toEqual(['id']);
  });

  test('must be consecutive', () => {
    const [first, , third] = place.seats;
    const apart = [first, third].flatMap((seat) => seat ?? []);
    expect(codeOf({ ...wanted, seats: apart, ticketTypes: types({ standard: 2 }) })).toBe('seatsNotConsecutive');
  });

  test('leave no single seat if other seats leave none; the rejection does not use up the code', () => {
    const lone = films('I')
      .flatMap((performance) =>
        performance.zones.map((zone) => ({ performance, rows: inventory.in(noRows).rows(performance, zone) })),
      )
      .flatMap(({ performance, rows }) =>
        rows.flatMap((row) => {
          const seats = sideBySide(row, 2);
          const fits = blocksIn(rows, row, 2);
          return seats && fits.length > 0 && !fits.includes(Number(seats[0]?.seat))
            ? [{ performanceId: performance.id, seats }]
            : [];
        }),
      )[0];
    const two = { ...wanted, ...lone, ticketTypes: types({ standard: 2 }) };
    expect(lone).toBeDefined();
    expect(codeOf(two)).toBe('singleSeatLeft');
    expect(spent).toEqual([]);
  });

  test('must be there, free, and of as many ticket types as seats', () => {
    const seat = { section: place.row.section, row: place.row.row, seat: '99' };
    const sold = films('I').flatMap((performance) =>
      performance.zones.flatMap((zone) =>
        inventory
          .in(noRows)
          .rows(performance, zone)
          .flatMap(({ section, row, taken: [number] }) =>
            number === undefined
              ? []
              : [{ performanceId: performance.id, seats: [{ section, row, seat: String(number) }] }],
          ),
      ),
    )[0];
    const one = { ticketTypes: types({ standard: 1 }) };
    expect(codeOf({ ...wanted, ...one, seats: [seat] })).toBe('seatNotFound');
    expect(codeOf({ ...wanted, ...one, ...sold })).toBe('seatTaken');
    expect(codeOf({ ...wanted, ...one })).toBe('ticketTypesMismatch');
    expect(codeOf({ ...wanted, seats: [], ticketTypes: types({}) })).toBe('quantityRequired');
  });

  test('are no seats of a performance that is no film', () => {
    const play = programmes()
      .events.find(({ group }) => group === 'shows')
      ?.performances.at(-1);
    expect(codeOf({ ...wanted, performanceId: play?.id ?? '' })).toBe('performanceNotFound');
  });

  test('§9 are refused under typhoon signal no. 8, and not in a black rainstorm', () => {
    const tonight = bestOn((date) => date === today);
    weather = 'typhoon8';
    expect(codeOf(tonight)).toBe('cinemaClosed');
    weather = 'blackRainstorm';
    expect(codeOf(tonight)).toBeNull();
  });

  test('§9 of another day are held under typhoon signal no. 8', () => {
    weather = 'typhoon8';
    expect(codeOf(bestOn((date) => date > today))).toBeNull();
  });

  test('§9 of a Category III film need the buyer’s word on everybody’s age, and no child’s ticket', () => {
    const { performanceId, seats } = freeSeats('III', 2);
    const adults = { ...wanted, performanceId, seats, ticketTypes: types({ standard: 2 }) };
    expect(codeOf(adults)).toBe('ageConfirmationRequired');
    expect(codeOf({ ...adults, ageConfirmed: true })).toBeNull();
    const withChild = { ...adults, ageConfirmed: true, ticketTypes: types({ standard: 1, studentChild: 1 }) };
    expect(codeOf(withChild)).toBe('ageConfirmationRequired');
  });

  test('§2 cost the code only when everything else is right', () => {
    expect(codeOf({ ...wanted, ticketTypes: types({ standard: 1 }) })).toBe('ticketTypesMismatch');
    expect(spent).toEqual([]);
    expect(codeOf({ ...wanted, captchaAnswer: 'wrong' })).toBe('captchaWrong');
    expect(spent).toEqual(['id']);
  });
});
