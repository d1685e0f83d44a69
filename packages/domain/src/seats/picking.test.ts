import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../order/purchase.js';
import {
  areConsecutive,
  checkPickedSeats,
  checkSingleSeats,
  ordinaryRows,
  pickedCompromise,
  replacementOf,
} from './picking.js';
import type { PlanRow, PlanZone, SeatPlan } from './seatPlan.js';
import { bestAvailable } from './seats.js';
import { pickedOn } from './sections.js';

/** Rows from the front: `.` free, `x` taken, `w` wheelchair space, `c` companion seat. */
const plan = (...drawn: string[]): PlanRow[] =>
  drawn.map((seats, index) => {
    const marked = (mark: string) => Array.from(seats).flatMap((one, place) => (one === mark ? [place + 1] : []));
    return {
      section: 'M2',
      row: String.fromCharCode(65 + index),
      seats: seats.length,
      distance: index + 5,
      taken: marked('x'),
      wheelchair: marked('w'),
      companion: marked('c'),
    };
  });

/** Parses "A1 B12". */
const seats = (names: string): Seat[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => ({ section: 'M2', row: name.slice(0, 1), seat: name.slice(1) }));

const codes = (rows: PlanRow[], names: string) =>
  checkPickedSeats(rows, seats(names)).map(({ field, code }) => `${field} ${code}`);

describe('§2 seats picked on the plan', () => {
  test('free seats are accepted, side by side or apart', () => {
    expect(codes(plan('..x..', '.....'), 'A1 A2 A4 B5')).toEqual([]);
  });

  test.each(['A0', 'A6', 'C1', 'A', 'A1.5', 'A01', 'A+1', 'Ax'])('%s is not on the plan', (name) => {
    expect(codes(plan('.....', '.....'), name)).toEqual(['seats.0 seatNotFound']);
  });

  test('a seat of another section is not on the plan', () => {
    expect(checkPickedSeats(plan('..'), [{ section: 'M3', row: 'A', seat: '1' }])).toMatchObject([
      { code: 'seatNotFound' },
    ]);
  });

  test('the error of a taken seat names its section, row and seat', () => {
    expect(checkPickedSeats(plan('.x.'), seats('A1 A2'))).toEqual([
      { field: 'seats.1', code: 'seatTaken', values: { section: 'M2', row: 'A', seat: '2' } },
    ]);
  });

  test('a seat that is picked twice is refused', () => {
    expect(codes(plan('...'), 'A2 A1 A2')).toEqual(['seats.2 badRequest']);
  });

  test('every invalid seat is reported', () => {
    expect(codes(plan('.xc'), 'A9 A2 A3 A1 A1')).toEqual([
      'seats.0 seatNotFound',
      'seats.1 seatTaken',
      'seats.2 companionSeatOnly',
      'seats.4 badRequest',
    ]);
  });
});

describe('§2 wheelchair spaces and companions', () => {
  test.each([
    ['a wheelchair space alone', 'A1', []],
    ['a wheelchair space with one companion', 'A1 A2', []],
    ['a wheelchair space with all companions, in any order', 'A3 A2 A1', []],
    ['a wheelchair space with the further companion only', 'A1 A3', []],
    ['a wheelchair space with people in ordinary seats', 'A1 A2 A5 A6', []],
    ['a companion’s seat without its wheelchair space', 'A2', ['seats.0 companionSeatOnly']],
    ['a companion’s seat beside an ordinary one', 'A3 A4', ['seats.0 companionSeatOnly']],
    ['a companion’s seat with another wheelchair space', 'A2 B6', ['seats.0 companionSeatOnly']],
    ['a companion’s seat on the left of its space', 'B5 B6', []],
  ])('%s', (_, names, expected) => {
    expect(codes(plan('wcc...', '....cw'), names)).toEqual(expected);
  });

  test('a companion’s seat is refused when its wheelchair space is sold', () => {
    expect(
      codes(
        plan('xc....').map((row) => ({ ...row, wheelchair: [1] })),
        'A2',
      ),
    ).toEqual(['seats.0 companionSeatOnly']);
  });

  test('best available gives neither: buyers pick them on the plan', () => {
    expect(bestAvailable(ordinaryRows(plan('wc.cw')), 1)?.seats).toEqual(seats('A3'));
    expect(bestAvailable(ordinaryRows(plan('wc.cw')), 2)).toBeNull();
  });
});

describe('§5 cinema seats must be consecutive', () => {
  test.each([
    ['A4', true],
    ['A4 A5 A6', true],
    ['A6 A4 A5', true],
    ['A4 A6', false],
    ['A4 B5', false],
    ['A4 A4', false],
    ['A9 A10', true],
  ])('%s: %s', (names, expected) => {
    expect(areConsecutive(seats(names))).toBe(expected);
  });

  test('neighbouring numbers in two sections are not consecutive', () => {
    const [one, other] = seats('A4 A5');
    expect(one && other && areConsecutive([one, { ...other, section: 'R2' }])).toBe(false);
  });
});

describe('§2 picked seats that leave a lone seat', () => {
  const refused = (drawn: string, names: string) =>
    checkSingleSeats(plan(...drawn.split('|')), seats(names)).map(({ code, values }) => {
      const { row, seat, nearRow, nearSeats } = values ?? {};
      return `${code} ${row}${seat}, near ${nearRow} ${nearSeats}`;
    });

  test.each([
    ['the lone seat and the nearest block are named', '......', 'A2 A3', 'singleSeatLeft A1, near A 1–2'],
    ['a single ticket has a single seat as its nearest choice', '.....', 'A2', 'singleSeatLeft A1, near A 1'],
    [
      'a row further on is offered when this one has no good block',
      'x...x|xxxxx|......',
      'A2 A3',
      'singleSeatLeft A4, near C 3–4',
    ],
    ['a seat between two picked ones is a lone seat', 'xx...xx....', 'A3 A5', 'singleSeatLeft A4, near A 8–9'],
    [
      'the row behind is nearer than the far end of the row',
      'x...xxxxxxxxx..|...............',
      'A2 A3',
      'singleSeatLeft A4, near B 1–2',
    ],
    ['nothing is refused where every block leaves one', 'x...x', 'A2 A3', null],
    ['nothing is refused where no seat is left alone', '......', 'A1 A2', null],
    [
      'companions’ seats and wheelchair spaces are not offered',
      'wc...|wccw..',
      'A3 A4',
      'singleSeatLeft A5, near B 5–6',
    ],
    ['a wheelchair space leaves no lone seat', 'wc.', 'A1 A2', null],
  ])('%s', (_, drawn, names, expected) => {
    expect(refused(drawn, names)).toEqual(expected === null ? [] : [expected]);
  });

  test('a block of the same section is offered before a nearer one of another', () => {
    const [a, b] = plan('....', '......');
    if (!a || !b) throw new Error('No rows.');
    const rows = [a, { ...b, section: 'R1', distance: 5 }, { ...b, row: 'C', distance: 30 }];
    rows[0] = { ...a, taken: [1] };
    expect(checkSingleSeats(rows, seats('A2 A3'))[0]?.values).toMatchObject({ nearSection: 'M2', nearRow: 'C' });
  });
});

describe('a lone seat beside picked seats is reported', () => {
  test.each([
    ['at the end of a row', '....', 'A2 A3', 'singleLeft'],
    ['beside a seat that is taken', 'x...x', 'A2 A3', 'singleLeft'],
    ['between two picked seats', '.....', 'A2 A4', 'singleLeft'],
    ['in one row of two', '..|...', 'A1 A2 B2', 'singleLeft'],
    ['none: two seats are left', '.....', 'A1 A2 A3', 'none'],
    ['none: the seat was alone before', '.x..', 'A3 A4', 'none'],
    ['none: the lone seat itself is picked', '.x..', 'A1', 'none'],
    ['none: seats apart leave pairs', '......', 'A1 A4', 'none'],
    ['a companion’s seat is no lone seat', '..cw', 'A1 A2', 'none'],
    ['an ordinary seat beside a wheelchair space is a lone seat', 'w...', 'A3 A4', 'singleLeft'],
  ])('%s', (_, drawn, names, expected) => {
    expect(pickedCompromise(plan(...drawn.split('|')), seats(names))).toBe(expected);
  });
});

const zone = (code: 'A' | 'B', rows: PlanRow[]): PlanZone => ({
  code,
  name: code,
  price: code === 'A' ? 480_00 : 280_00,
  standing: false,
  rows,
});
const replaced = (zones: PlanZone[], names: string) =>
  replacementOf(zones, pickedOn({ zones } as SeatPlan, seats(names)));

describe('§2 seats in place of taken ones', () => {
  const shown = (zones: PlanZone[], names: string) => {
    const replacement = replaced(zones, names);
    const list = (all: readonly Seat[] = []) => all.map(({ row, seat }) => `${row}${seat}`).join(' ');
    return replacement && [list(replacement.offered), list(replacement.choice)].join(', choice ');
  };

  test.each([
    ['the nearest pair keeps a seat that is still free', ['..........', '......x...', '..........'], 'B6 B7', 'B5 B6'],
    ['a single ticket moves by a seat', ['......x...'], 'A7', 'A6'],
    ['a group of four moves in its row', ['....xx......'], 'A5 A6 A7 A8', 'A7 A8 A9 A10'],
    ['a full row leads to the row behind', ['xxxxxx', '......'], 'A3 A4', 'B3 B4'],
    ['picked seats apart become seats side by side', ['..x......', '........x'], 'A3 B9', 'A6 A7'],
  ])('%s', (_, lines, names, offered) => {
    expect(shown([zone('A', plan(...lines))], names)).toBe(`${offered}, choice ${offered}`);
  });

  test('are of the zone of the taken seat, so of its price, and picks of another zone stay', () => {
    const zones = [zone('A', plan('.x....')), zone('B', plan('xxxxxx', '......').slice(1))];
    expect(shown(zones, 'A2 B4')).toBe('A1, choice B4 A1');
  });

  test.each([
    ['the zone has no such block', ['.x.x.x'], 'A2 A3'],
    ['a wheelchair space was taken', ['..xw..'], 'A4 A3'],
    ['no seat was taken', ['......'], 'A2 A3'],
    ['no seat was picked', ['......'], ''],
  ])('do not exist if %s', (_, lines, names) => {
    expect(shown([zone('A', plan(...lines))], names)).toBeNull();
  });
});

describe('on any plan', () => {
  const mark = fc.constantFrom('.', '.', '.', 'x', 'w', 'c');
  const drawn = fc.array(fc.string({ unit: mark, maxLength: 12 }), { minLength: 1, maxLength: 5 });

  test('the seats of best available can be picked, with the same compromise', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 6 }), (lines, quantity) => {
        const rows = plan(...lines);
        const choice = bestAvailable(ordinaryRows(rows), quantity);
        fc.pre(choice !== null && choice.compromise !== 'split');
        expect(checkPickedSeats(rows, choice?.seats ?? [])).toEqual([]);
        expect(areConsecutive(choice?.seats ?? [])).toBe(true);
        expect(pickedCompromise(rows, choice?.seats ?? [])).toBe(choice?.compromise);
        expect(checkSingleSeats(rows, choice?.seats ?? [])).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('taken seats, missing seats and companions’ seats alone are refused', () => {
    const row = fc.constantFrom('A', 'B', 'Z');
    const names = fc.array(fc.tuple(row, fc.integer({ min: -1, max: 14 })), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(drawn, names, (lines, picked) => {
        const markOf = (letter: string, number: number) => lines[letter.charCodeAt(0) - 65]?.[number - 1];
        const errors = checkPickedSeats(plan(...lines), seats(picked.map(([a, b]) => `${a}${b}`).join(' ')));
        const passed = picked.filter((_, index) => !errors.some(({ field }) => field === `seats.${index}`));
        expect(new Set(passed.map(String)).size).toBe(passed.length);
        for (const [letter, number] of passed) {
          expect(['.', 'w', 'c']).toContain(markOf(letter, number));
          if (markOf(letter, number) !== 'c') continue;
          const spaces = passed.filter(([a, b]) => a === letter && markOf(a, b) === 'w');
          expect(spaces).not.toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('seats in place of taken ones are as many, free, side by side, and leave no single seat', () => {
    const names = fc.uniqueArray(fc.tuple(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 12 })), {
      minLength: 1,
      maxLength: 4,
      selector: String,
    });
    fc.assert(
      fc.property(drawn, names, (lines, picks) => {
        const rows = plan(...lines);
        const picked = pickedOn(
          { zones: [zone('A', rows)] } as SeatPlan,
          seats(picks.map((pick) => pick.join('')).join(' ')),
        );
        const replacement = replacementOf([zone('A', rows)], picked);
        fc.pre(replacement !== null);
        const { offered = [], choice } = replacement ?? {};
        expect(choice).toEqual(offered);
        expect(offered).toHaveLength(picked.length);
        expect(areConsecutive(offered)).toBe(true);
        expect(checkPickedSeats(rows, offered)).toEqual([]);
        expect(checkSingleSeats(rows, offered)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
