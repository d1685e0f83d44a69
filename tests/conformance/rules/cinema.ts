import { blocksIn, type CinemaHold, cinemaVenues, type PlanRow, type Seat, seatsFrom } from '@first-gong/domain';
import { answerOf } from '../../support/captcha.js';
import { assert, assertRefusal, NotExamined } from '../checks.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';

/** Solves a captcha. @throws NotExamined for a question that is not the fake API's */
async function solveCaptcha(server: ExaminedServer) {
  const { captchaId, question } = await server.call('captcha', { query: { alternative: 'question' } });
  const captchaAnswer = answerOf(question ?? '');
  if (captchaAnswer === undefined) throw new NotExamined(`cannot solve the captcha’s question: ${question}`);
  return { captchaId, captchaAnswer };
}

/** Three adjacent free seats that leave no single seat, nor does the first alone. */
function threeIn(rows: PlanRow[], row: PlanRow): Seat[] | undefined {
  const special = [...row.wheelchair, ...row.companion];
  const alone = blocksIn(rows, row, 1);
  const first = blocksIn(rows, row, 3).find(
    (seat) => alone.includes(seat) && !special.some((other) => other >= seat && other < seat + 3),
  );
  return first === undefined ? undefined : seatsFrom(row, first, first + 2);
}

/** A show for all ages with three adjacent free seats. @throws NotExamined if there is none */
async function showWithSeats(server: ExaminedServer): Promise<{ performanceId: string; seats: Seat[] }> {
  for (const venue of cinemaVenues) {
    const { dates } = await server.call('cinemaSchedule', { query: { venue } });
    for (const { date } of dates) {
      const { films, open } = await server.call('cinemaSchedule', { query: { venue, date } });
      const shows = open ? films.filter(({ category }) => category !== 'III').flatMap((film) => film.shows) : [];
      for (const { performanceId, remaining } of shows) {
        if (remaining < 3) continue;
        const { zones } = await server.call('seatPlan', { query: { performanceId } });
        for (const { rows } of zones) {
          for (const row of rows) {
            const seats = threeIn(rows, row);
            if (seats) return { performanceId, seats };
          }
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
    statement: 'there are two venues, each with its dates, its rules, and the shows of the requested date',
    async check(server) {
      for (const venue of cinemaVenues) {
        const { dates } = await server.call('cinemaSchedule', { query: { venue } });
        const date = dates.at(-1)?.date ?? '';
        const schedule = await server.call('cinemaSchedule', { query: { venue, date } });
        assert(schedule.venue === venue && schedule.date === date, `shows ${schedule.venue} on ${schedule.date}`);
        assert(schedule.rules.length > 0, 'has no rules');
      }
    },
  },
  {
    id: 'filmNeedsCode',
    section: '§2 Cinema schedule, §5 Cinema',
    statement: 'no seats of a film are held without a captcha and ticket types, also not the best available ones',
    async check(server) {
      const { performanceId } = await showWithSeats(server);
      const { zones } = await server.call('seatPlan', { query: { performanceId } });
      const body = { performanceId, zone: zones[0]?.code ?? '', quantity: 1 };
      try {
        await server.expectRefusal('seatHold', { body }, 'captchaRequired');
      } finally {
        await server.call('transactionCancel');
      }
    },
  },
  {
    id: 'captchaAnswered',
    section: '§2 Cinema schedule',
    statement: 'cinema seats are held only with a solved captcha, and each captcha works once',
    async check(server) {
      const { performanceId, seats } = await showWithSeats(server);
      const body = { performanceId, seats: seats.slice(0, 1), ticketTypes: tickets(1) };
      const { captchaId } = await server.call('captcha', { query: { alternative: 'question' } });
      const wrong = { captchaId, captchaAnswer: 'no answer' };
      await server.expectRefusal('cinemaHold', { body: { ...body, ...wrong } }, 'captchaWrong');
      const right = await solveCaptcha(server);
      await server.call('cinemaHold', { body: { ...body, ...right } });
      await server.call('transactionCancel');
      await server.expectRefusal('cinemaHold', { body: { ...body, ...right } }, 'captchaWrong');
    },
  },
  {
    id: 'captchaOfMember',
    section: '§2 Cinema schedule, an assumption',
    statement: 'a captcha is for members, and works only for the member who asked for it',
    needs: ['other'],
    async check(server) {
      await server.expectRefusal('captcha', { token: null }, 'loginRequired');
      const { performanceId, seats } = await showWithSeats(server);
      const body = {
        performanceId,
        seats: seats.slice(0, 1),
        ticketTypes: tickets(1),
        ...(await solveCaptcha(server)),
      };
      const { token } = await server.other();
      const other = await server.send('cinemaHold', { body, token });
      if (other.status === 200) await server.call('transactionCancel', { token });
      assertRefusal('cinemaHold', other, 'captchaWrong');
    },
  },
  {
    id: 'cinemaSeatsTogether',
    section: '§5 Cinema',
    statement: 'movie seats are consecutive, and each seat has one ticket type',
    async check(server) {
      const { performanceId, seats } = await showWithSeats(server);
      const hold = async (chosen: Seat[], types: CinemaHold['ticketTypes']) => ({
        body: { performanceId, seats: chosen, ticketTypes: types, ...(await solveCaptcha(server)) },
      });
      const apart = [seats[0], seats[2]].filter((seat) => seat !== undefined);
      await server.expectRefusal('cinemaHold', await hold(apart, tickets(2)), 'seatsNotConsecutive');
      await server.expectRefusal('cinemaHold', await hold(seats, tickets(2)), 'ticketTypesMismatch');
      const cart = await server.call('cinemaHold', await hold(seats, tickets(3)));
      await server.call('transactionCancel');
      assert(cart.ticketCount === 3, `holds ${cart.ticketCount} tickets of 3`);
    },
  },
];
