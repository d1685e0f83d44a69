import type { Area, Shop } from './area/area.js';
import type { BodyChecks, Handlers } from './area/handlers.js';
import { createCancellationArea } from './cancellation/area.js';
import { createCartArea } from './cart/area.js';
import { createCinemaArea } from './cinema/area.js';
import { createFavouriteArea } from './favourites/area.js';
import { createFavourites } from './favourites/favourites.js';
import { createHelpArea } from './help/area.js';
import { createHotEventArea } from './hotEvent/area.js';
import { createInventoryArea } from './inventory/area.js';
import { createListArea } from './lists/area.js';
import { createMailArea } from './mail/area.js';
import { createMemberArea } from './members/area.js';
import { createMyDataArea } from './myData/area.js';
import { createNoticeArea } from './notices/area.js';
import { createOrderArea } from './order/area.js';
import { createPointArea } from './points/area.js';
import { movePoints, openBalance } from './points/ledger.js';
import { createProfileArea } from './profile/area.js';
import { createRescheduleArea } from './reschedule/area.js';
import { createSiteArea } from './site/area.js';
import { createWishListArea } from './wishList/area.js';

/** Creates every area. The order matters: an area uses services of earlier areas. */
function createAreas(shop: Shop) {
  const inventory = createInventoryArea(shop);
  const hotEvent = createHotEventArea(shop);
  const mail = createMailArea(shop);
  const notices = createNoticeArea(shop);
  const favourites = createFavourites();
  const lists = createListArea(shop, { ...inventory, ...favourites });
  const members = createMemberArea(shop, { ...mail, onSeeded: (tx, row) => openBalance(tx, row, shop.now()) });
  const reschedule = createRescheduleArea(shop, { ...lists, ...mail, ...notices });
  const order = createOrderArea(shop, {
    ...inventory,
    ...mail,
    ...notices,
    movePoints,
    onComplete: reschedule.tellLate,
  });
  const cart = createCartArea(shop, { ...inventory, ...hotEvent, ...lists, ...order });
  const points = createPointArea(shop, notices);
  const wishList = createWishListArea(shop, { ...inventory, ...mail, ...notices, ...lists, ...order });
  const favouriteArea = createFavouriteArea(shop, { ...lists, favourites });
  const profile = createProfileArea(shop, members);
  const help = createHelpArea(shop, { ...mail, ...members });
  const cancellation = createCancellationArea(shop, {
    ...inventory,
    ...mail,
    ...notices,
    ...lists,
    ...order,
    ...wishList,
    movePoints,
  });
  return {
    lists,
    members,
    inventory,
    hotEvent,
    mail,
    notices,
    order,
    cart,
    points,
    wishList,
    reschedule,
    cancellation,
    cinema: createCinemaArea(shop, { ...inventory, ...lists, ...cart }),
    favourites: favouriteArea,
    profile,
    help,
    site: createSiteArea(shop),
    myData: createMyDataArea(shop, { ...members, ...mail, ...help, ...profile, ...favouriteArea.handlers }),
  };
}

type Areas = ReturnType<typeof createAreas>;
type HandledName = {
  [Name in keyof Areas]: Areas[Name] extends { handlers: infer Some } ? keyof Some : never;
}[keyof Areas];

const handlersIn = (areas: readonly Area[]): Pick<Handlers, HandledName> =>
  Object.assign({}, ...areas.map(({ handlers }) => handlers));

export function openAreas(shop: Shop) {
  const areas = createAreas(shop);
  // Services without calls are no areas.
  const { reschedule: _, cancellation: __, ...others } = areas;
  const list: readonly Area[] = Object.values(others);
  // A call without a handler does not compile.
  const handlers: Handlers = handlersIn(list);
  const bodyChecks: BodyChecks = Object.assign({}, ...list.map((area) => area.bodyChecks));
  return { areas, list, handlers, bodyChecks };
}
