import { captchaThrottle } from '@first-gong/domain';
import type { Handlers } from '../area/handlers.js';
import type { Carts } from '../cart/cart.js';
import { type ChoiceParts, openShowing } from '../cart/choice.js';
import type { CartView } from '../cart/handlers.js';
import { bestOffersOf, seatPlanOf } from '../inventory/view.js';
import { Counter } from '../shared/counter.js';
import { createCaptchas } from './captcha/captchas.js';
import { createCinemaChoice } from './choice.js';
import { createSchedule, type ScheduleParts } from './schedule.js';

export interface CinemaParts extends ChoiceParts, ScheduleParts {
  carts: Carts;
  cartView: CartView;
}

/** The cinema: its schedule, captcha and seats; and the seat plan of any performance (spec §2 Cinema schedule). */
export function cinemaHandlers(parts: CinemaParts) {
  const { carts, cartView, inventory, now, store } = parts;
  const places = () => inventory.in(store.read());
  const captchas = createCaptchas(now);
  const perMember = new Counter(captchaThrottle.perMember, now);
  const perAddress = new Counter(captchaThrottle.perAddress, now);
  const schedule = createSchedule(parts);
  const choice = createCinemaChoice({ ...parts, captchas });
  return {
    cinemaSchedule: ({ query, lang }) => schedule(query.venue, query.date, lang),
    captcha({ query, member, address, lang }) {
      const { id } = member();
      perMember.take(id);
      perAddress.take(address);
      return captchas.make(query.alternative === 'question' ? 'question' : 'image', lang, id);
    },
    async cinemaHold({ member, body, lang }) {
      const cart = await carts.hold(member().id, choice(body), body.holdKey);
      return cartView(cart, lang);
    },
    seatPlan: ({ query, lang }) =>
      seatPlanOf(openShowing(parts, query.performanceId).performance, places(), inventory.planVersion(), lang),
    seatChanges: ({ query: { performanceId, since } }) =>
      places().changesSince(openShowing(parts, performanceId).performance, since),
    bestSeats: ({ query, lang }) =>
      bestOffersOf(openShowing(parts, query.performanceId).performance, places(), query, lang),
  } satisfies Partial<Handlers>;
}
