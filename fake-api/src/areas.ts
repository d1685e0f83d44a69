import type { Area, Shop } from './area.js';
import { createCartArea } from './cart/area.js';
import { createCinemaArea } from './cinema/area.js';
import { createControlArea } from './control/area.js';
import { createFavouriteArea } from './favourites/area.js';
import { createFavourites } from './favourites/favourites.js';
import { createHelpArea } from './help/area.js';
import { createHotEventArea } from './hotEvent/area.js';
import type { BodyChecks, Handlers } from './http/handlers.js';
import { createInventoryArea } from './inventory/area.js';
import { createListArea } from './lists/area.js';
import { createMailArea } from './mail/area.js';
import { createMemberArea } from './members/area.js';
import { createNoticeArea } from './notices/area.js';
import { createOrderArea } from './order/area.js';
import { bankPages } from './pages/bank.js';
import { networkPages } from './pages/network.js';
import { createPointArea } from './points/area.js';
import { openBalance } from './points/ledger.js';
import { createProfileArea } from './profile/area.js';
import { createRescheduleArea } from './reschedule/area.js';
import { createWishListArea } from './wishList/area.js';

/**
 * Every area of the API, one after the other: an area takes the services it needs from the areas before it.
 * A new area is one line here.
 */
function createAreas(shop: Shop) {
  const inventory = createInventoryArea(shop);
  const hotEvent = createHotEventArea(shop);
  const mail = createMailArea(shop);
  const notices = createNoticeArea(shop);
  const favourites = createFavourites();
  const lists = createListArea(shop, { ...inventory, ...favourites });
  const members = createMemberArea(shop, { ...mail, onSeeded: (tx, row) => openBalance(tx, row, shop.now()) });
  const order = createOrderArea(shop, { ...inventory, ...mail, ...notices });
  const cart = createCartArea(shop, { ...inventory, ...hotEvent, ...lists, ...order });
  const points = createPointArea(shop, notices);
  const wishList = createWishListArea(shop, { ...inventory, ...mail, ...notices, ...lists, ...order });
  const reschedule = createRescheduleArea(shop, { ...lists, ...mail, ...notices });
  const help = createHelpArea(shop, { ...mail, ...members });
  return {
    inventory,
    hotEvent,
    mail,
    notices,
    lists,
    members,
    order,
    cart,
    points,
    wishList,
    cinema: createCinemaArea(shop, { ...inventory, ...lists, ...cart }),
    favourites: createFavouriteArea(shop, { ...lists, favourites }),
    profile: createProfileArea(shop, members),
    help,
    bank: { pages: bankPages(shop, [order.payments, points.payments, help.payments]) },
    network: { pages: networkPages(lists.programmes) },
    control: createControlArea(shop, { ...hotEvent, ...wishList, ...order, ...reschedule }),
  };
}

type Areas = ReturnType<typeof createAreas>;
type HandledName = {
  [Name in keyof Areas]: Areas[Name] extends { handlers: infer Some } ? keyof Some : never;
}[keyof Areas];

const handlersIn = (areas: readonly Area[]): Pick<Handlers, HandledName> =>
  Object.assign({}, ...areas.map(({ handlers }) => handlers));

/** Opens all areas and returns the parts of them that handle requests. */
export function openAreas(shop: Shop) {
  const { lists, members, ...others } = createAreas(shop);
  const areas: readonly Area[] = [lists, members, ...Object.values(others)];
  // Does not compile while a call of the contract has no handler.
  const handlers: Handlers = handlersIn(areas);
  const bodyChecks: BodyChecks = Object.assign({}, ...areas.map((area) => area.bodyChecks));
  return { areas, handlers, bodyChecks, lists: lists.lists, sessions: members.sessions, devices: members.devices };
}
