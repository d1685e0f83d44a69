// Written by `npm run indexes`.
import type { Area } from '@first-gong/i18n';

/** The areas that a page loads beside `common`: those of every `useText` in its file and its imports. */
export const pageAreas: Readonly<Record<string, readonly Area[]>> = {
  'account/ForgotPasswordRoute.tsx': ['errors', 'forgotPassword'],
  'account/LoginRoute.tsx': ['activation', 'errors', 'login'],
  'account/LogoutRoute.tsx': ['logout'],
  'account/MemberInfoRoute.tsx': ['cart', 'errors', 'member', 'memberInfo', 'profile'],
  'account/NoticesRoute.tsx': ['cart', 'member', 'notices'],
  'account/ResetPasswordRoute.tsx': ['errors', 'resetPassword'],
  'account/TopUpsHistoryRoute.tsx': ['cart', 'member', 'points', 'wishList'],
  'account/TopUpsRoute.tsx': ['cart', 'errors', 'member', 'points', 'receipt', 'wishList'],
  'cart/ShoppingCartRoute.tsx': ['cart', 'errors'],
  'checkout/TransactionPreviewRoute.tsx': ['cart', 'errors', 'preview', 'receipt'],
  'cinema/CinemaRoute.tsx': ['cinema', 'errors', 'event', 'seats'],
  'event/EventDetailRoute.tsx': ['errors', 'event', 'seats'],
  'event/WaitingRoomRoute.tsx': ['waitingRoom'],
  'favourites/FavouritesRoute.tsx': ['cart', 'favourites', 'home', 'member'],
  'help/BoxOfficeRoute.tsx': ['errors', 'footer', 'places'],
  'help/ContactUsRoute.tsx': ['contactUs', 'errors', 'footer'],
  'help/InfoRoute.tsx': ['footer', 'info'],
  'help/TicketingTerminalRoute.tsx': ['errors', 'footer', 'places'],
  'help/UnsubscribeRoute.tsx': ['errors', 'unsubscribe'],
  'help/UnsubscribeSuccessRoute.tsx': ['errors', 'unsubscribe'],
  'home/HomeRoute.tsx': ['home'],
  'home/PastEventsRoute.tsx': ['pastEvents'],
  'tickets/DeliveryChangeRequestRoute.tsx': ['changeRequest', 'deliveryChange', 'errors', 'receipt'],
  'tickets/ReceiptRoute.tsx': ['cart', 'errors', 'receipt'],
  'tickets/TransactionDetailRoute.tsx': ['cart', 'member', 'receipt', 'transaction'],
  'tickets/TxnChangeRequestRoute.tsx': ['changeRequest', 'errors', 'txnChange'],
  'tickets/TxnHistoryRoute.tsx': ['cart', 'history', 'member', 'receipt'],
  'wishes/WishListRoute.tsx': ['cart', 'errors', 'member', 'receipt', 'wishList'],
};
