import { captchaThrottle, isOver } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { CartArea } from '../cart/area.js';
import { type ChoiceDependencies, openShowing } from '../cart/choice.js';
import { createSeatStreams } from '../inventory/seatStreams.js';
import { bestOffersOf, seatPlanOf } from '../inventory/view.js';
import type { Programme } from '../lists/programme.js';
import { Counter } from '../shared/counter.js';
import { maintenanceOf } from '../site/area.js';
import { createCaptchas } from './captcha/captchas.js';
import { createCinemaChoice } from './choice.js';
import { createSchedule } from './schedule.js';

export interface CinemaAreaDependencies
  extends Pick<ChoiceDependencies, 'inventory' | 'findOnSale'>,
    Pick<CartArea, 'carts' | 'cartView'> {
  programmes: () => Programme;
}

/** The cinema (spec §2 Cinema schedule, §5 Cinema), and seat plans of all performances. */
export function createCinemaArea({ store, now, settings }: Shop, parts: CinemaAreaDependencies) {
  const { carts, cartView, inventory, programmes, findOnSale } = parts;
  const weather = () => settings.read().weather;
  const captchas = createCaptchas(now);
  const perMember = new Counter(captchaThrottle.perMember, now);
  const perAddress = new Counter(captchaThrottle.perAddress, now);
  const schedule = createSchedule({ store, programmes, inventory, weather, now });
  const choice = createCinemaChoice({ inventory, findOnSale, weather, captchas, now });
  const places = () => inventory.in(store.read());
  const performanceOf = (id: string) => openShowing({ findOnSale, now }, id).performance;
  const changesOf = (performanceId: string, since: string | undefined) =>
    places().changesSince(performanceOf(performanceId), since);
  const seatStreams = createSeatStreams({
    changesOf,
    inventory,
    isClosed() {
      const site = maintenanceOf(settings.read(), now());
      return site !== null && isOver(site.from, now());
    },
  });
  const handlers = {
    cinemaSchedule: ({ query, lang }) => schedule(query.venue, query.date, lang),
    captcha({ query, member, address, lang }) {
      const { id } = member();
      perMember.take(id);
      perAddress.take(address);
      return captchas.make(query.alternative === 'question' ? 'question' : 'image', lang, id);
    },
    cinemaHold: async ({ member, body, lang }) =>
      cartView(await carts.hold(member().id, choice(body), body.holdKey), lang),
    seatPlan: ({ query, lang }) =>
      seatPlanOf(performanceOf(query.performanceId), places(), inventory.planVersion(), lang),
    seatChanges: ({ query }) => changesOf(query.performanceId, query.since),
    bestSeats: ({ query, lang }) => bestOffersOf(performanceOf(query.performanceId), places(), query, lang),
  } satisfies Partial<Handlers>;
  return { handlers, watchers: [seatStreams.watcher], close: seatStreams.close, seatStreams };
}
