/** spec §6 Roles. */
export const roles = ['visitor', 'member'] as const;
export type Role = (typeof roles)[number];

/** spec §6 Can do. */
export const actions = [
  'browse',
  'search',
  'filter',
  'readHelp',
  'buy',
  'favourite',
  'wishList',
  'points',
  'transactionHistory',
  'profile',
  'passwordChange',
] as const;
export type Action = (typeof actions)[number];

const visitorActions: readonly Action[] = ['browse', 'search', 'filter', 'readHelp'];

/** Whether a role can do something (spec §6). Where a visitor cannot, the screen asks to log in. */
export const mayDo = (role: Role, action: Action): boolean => role === 'member' || visitorActions.includes(action);

/** The wish list's routes, below the language prefix. */
export const wishListRoutes = ['/Member/WishList.html'] as const;

/**
 * spec §6 Member-only routes, below the language prefix: favourites, transaction history, member info, transaction
 * detail, top-ups history and payment, wish list; and the purchase, for only a member buys on the website (spec §1).
 */
export const memberRoutes = [
  '/Member/Favourites.html',
  '/Member/TxnHistory.html',
  '/Member/MemberInfo.html',
  '/Member/TransactionDetail.html',
  '/Member/TopUpsHistory.html',
  '/Member/TopUps.html',
  ...wishListRoutes,
  '/ShoppingCart.html',
  '/TransactionPreview.html',
  '/Receipt.html',
] as const;

/** What becomes of somebody who opens a route: it is shown, or they are led to log in and back, or to home. */
export type Admission = 'show' | 'login' | 'home';

const names = (routes: readonly string[], path: string) => routes.includes(path);

/**
 * spec §6: a visitor is led from a member's route to log in; a wish list route leads home while the wish list is off,
 * whoever asks.
 * @param path below the language prefix, without its query.
 */
export function admission(path: string, role: Role, wishListOn: boolean): Admission {
  if (names(wishListRoutes, path) && !wishListOn) return 'home';
  return names(memberRoutes, path) && role === 'visitor' ? 'login' : 'show';
}
