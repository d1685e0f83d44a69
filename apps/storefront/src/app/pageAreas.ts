// Written by `npm run indexes`.
import type { Area } from '@first-gong/i18n';

/** The areas that `home/HomeRoute.tsx` and its like load beside `common`: those of every `useText` in the file and its imports. */
export const pageAreas: Readonly<Record<string, readonly Area[]>> = {
  'account/ForgotPassword': ['errors', 'forgotPassword'],
  'account/Login': ['activation', 'errors', 'login'],
  'account/Logout': ['logout'],
  'account/MemberInfo': ['cart', 'errors', 'member', 'memberInfo', 'profile'],
  'account/Notices': ['cart', 'member', 'notices'],
  'account/ResetPassword': ['errors', 'resetPassword'],
  'account/TopUps': ['cart', 'errors', 'member', 'points', 'receipt', 'wishList'],
  'account/TopUpsHistory': ['cart', 'member', 'points', 'wishList'],
  'cart/ShoppingCart': ['cart', 'errors'],
  'checkout/TransactionPreview': ['cart', 'errors', 'preview', 'receipt'],
  'cinema/Cinema': ['cinema', 'errors', 'event', 'seats'],
  'event/EventDetail': ['errors', 'event', 'seats'],
  'event/WaitingRoom': ['waitingRoom'],
  'favourites/Favourites': ['cart', 'favourites', 'home', 'member'],
  'help/BoxOffice': ['errors', 'footer', 'places'],
  'help/ContactUs': ['contactUs', 'errors', 'footer'],
  'help/Info': ['footer', 'info'],
  'help/TicketingTerminal': ['errors', 'footer', 'places'],
  'help/Unsubscribe': ['errors', 'unsubscribe'],
  'help/UnsubscribeSuccess': ['errors', 'unsubscribe'],
  'home/Home': ['home'],
  'home/PastEvents': ['pastEvents'],
  'tickets/DeliveryChangeRequest': ['changeRequest', 'deliveryChange', 'errors', 'receipt'],
  'tickets/Receipt': ['cart', 'errors', 'receipt'],
  'tickets/TransactionDetail': ['cart', 'member', 'receipt', 'transaction'],
  'tickets/TxnChangeRequest': ['changeRequest', 'errors', 'txnChange'],
  'tickets/TxnHistory': ['cart', 'history', 'member', 'receipt'],
  'wishes/WishList': ['cart', 'errors', 'member', 'receipt', 'wishList'],
};
