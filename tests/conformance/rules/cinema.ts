import { type CinemaHold, cinemaVenues, locales, type PlanRow, type Seat } from '@first-gong/domain';
import { demand, NotExamined } from '../checks.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';

const english = { locale: locales.en_us };

const numbers = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** A captcha that has been answered. @throws NotExamined where the question is no sum in words. */
async function answered(world: World) {
  const { captchaId, question } = await world.answer('captcha', { query: { alternative: 'question' } }, english);
  const parts =
    (question ?? '')
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.filter((word) => numbers.includes(word)) ?? [];
  if (parts.length !== 2) throw new NotExamined(`cannot work out the captcha’s question: ${question}`);
  return { captchaId, captchaAnswer: String(parts.reduce((sum, word) => sum + numbers.indexOf(word), 0)) };
}

/** Ordinary free seats in one row, from the left. */
const freeSeats = ({ section, row, seats, taken, wheelchair, companion }: PlanRow): Seat[] => {
  const kept = new Set([...taken, ...wheelchair, ...companion]);
  return Array.from({ length: seats }, (_, index) => index + 1)
    .filter((seat) => !kept.has(seat))
    .map((seat) => ({ section, row, seat: String(seat) }));
};

/** A show for everybody with a row of three seats side by side. @throws NotExamined when there is none. */
async function showWithSeats(world: World): Promise<{ performanceId: string; seats: Seat[] }> {
  for (const venue of cinemaVenues) {
    const { dates } = await world.answer('cinemaSchedule', { query: { venue } });
    for (const date of dates) {
      const { films, open } = await world.answer('cinemaSchedule', { query: { venue, date } });
      const shows = open ? films.filter(({ category }) => category !== 'III').flatMap((film) => film.shows) : [];
      for (const { performanceId, remaining } of shows) {
        if (remaining < 3) continue;
        const { zones } = await world.answer('seatPlan', { query: { performanceId } });
        for (const row of zones.flatMap(({ rows }) => rows)) {
          const free = freeSeats(row);
          const first = free.findIndex((seat, index) => Number(free[index + 2]?.seat) === Number(seat.seat) + 2);
          if (first !== -1) return { performanceId, seats: free.slice(first, first + 3) };
        }
      }
    }
  }
  throw new NotExamined('needs a film with three seats side by side');
}

const tickets = (standard: number): CinemaHold['ticketTypes'] => ({
  standard,
  concession: 0,
  senior: 0,
  studentChild: 0,
});

/** The cinema (spec §2 Cinema schedule, §5 Cinema). */
export const cinemaRules: readonly Rule[] = [
  {
    id: 'cinemaVenues',
    section: '§2 Cinema schedule',
    says: 'there are two venues, each with its days, its rules, and shows of the day that is asked for',
    async check(world) {
      for (const venue of cinemaVenues) {
        const { dates } = await world.answer('cinemaSchedule', { query: { venue } });
        const date = dates.at(-1) ?? '';
        const schedule = await world.answer('cinemaSchedule', { query: { venue, date } });
        demand(schedule.venue === venue && schedule.date === date, `shows ${schedule.venue} on ${schedule.date}`);
        demand(schedule.rules.length > 0, 'says no rules');
      }
    },
  },
  {
    id: 'captchaAnswered',
    section: '§2 Cinema schedule',
    says: 'seats of the cinema are held by somebody who answers the captcha, which is good once',
    async check(world) {
      const { performanceId, seats } = await showWithSeats(world);
      const body = { performanceId, seats: seats.slice(0, 1), ticketTypes: tickets(1) };
      const { captchaId } = await world.answer('captcha', { query: { alternative: 'question' } });
      const wrong = { captchaId, captchaAnswer: 'no answer' };
      await world.refused('cinemaHold', { body: { ...body, ...wrong } }, 'captchaWrong');
      const right = await answered(world);
      await world.answer('cinemaHold', { body: { ...body, ...right } });
      await world.answer('transactionCancel');
      await world.refused('cinemaHold', { body: { ...body, ...right } }, 'captchaWrong');
    },
  },
  {
    id: 'cinemaSeatsTogether',
    section: '§5 Cinema',
    says: 'movie seats are consecutive, and each has one ticket type',
    async check(world) {
      const { performanceId, seats } = await showWithSeats(world);
      const hold = async (chosen: Seat[], types: CinemaHold['ticketTypes']) => ({
        body: { performanceId, seats: chosen, ticketTypes: types, ...(await answered(world)) },
      });
      const apart = [seats[0], seats[2]].filter((seat) => seat !== undefined);
      await world.refused('cinemaHold', await hold(apart, tickets(2)), 'seatsNotConsecutive');
      await world.refused('cinemaHold', await hold(seats, tickets(2)), 'ticketTypesMismatch');
      const cart = await world.answer('cinemaHold', await hold(seats, tickets(3)));
      await world.answer('transactionCancel');
      demand(cart.ticketCount === 3, `holds ${cart.ticketCount} tickets of 3`);
    },
  },
];
