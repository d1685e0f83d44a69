// Written by `npm run indexes`.
import type { Area } from '@first-gong/i18n';

/** The areas that a page loads beside `common`: those of every `useText` in its file and its imports. */
export const pageAreas: Readonly<Record<string, readonly Area[]>> = {
  'routes/BoxOfficeRoute.tsx': ['errors', 'footer', 'places'],
  'routes/CinemaRoute.tsx': ['cinema', 'errors', 'event', 'seats'],
  'routes/ContactUsRoute.tsx': ['contactUs', 'errors', 'footer'],
  'routes/DeliveryChangeRequestRoute.tsx': ['changeRequest', 'deliveryChange', 'errors', 'receipt'],
  'routes/EventDetailRoute.tsx': ['errors', 'event', 'seats'],
  'routes/FavouritesRoute.tsx': ['cart', 'favourites', 'home', 'member'],
  'routes/ForgotPasswordRoute.tsx': ['errors', 'forgotPassword'],
  'routes/HomeRoute.tsx': ['home'],
  'routes/InfoRoute.tsx': ['footer', 'info'],
  'routes/LoginRoute.tsx': ['activation', 'errors', 'login'],
  'routes/LogoutRoute.tsx': ['logout'],
  'routes/MemberInfoRoute.tsx': ['cart', 'errors', 'member', 'memberInfo', 'profile'],
  'routes/NoticesRoute.tsx': ['cart', 'member', 'notices'],
  'routes/PastEventsRoute.tsx': ['pastEvents'],
  'routes/ReceiptRoute.tsx': ['cart', 'errors', 'receipt'],
  'routes/ResetPasswordRoute.tsx': ['errors', 'resetPassword'],
  'routes/ShoppingCartRoute.tsx': ['cart', 'errors'],
  'routes/TicketingTerminalRoute.tsx': ['errors', 'footer', 'places'],
  'routes/TopUpsHistoryRoute.tsx': ['cart', 'member', 'points', 'wishList'],
  'routes/TopUpsRoute.tsx': ['cart', 'errors', 'member', 'points', 'receipt', 'wishList'],
  'routes/TransactionDetailRoute.tsx': ['cart', 'member', 'receipt', 'transaction'],
  'routes/TransactionPreviewRoute.tsx': ['cart', 'errors', 'preview', 'receipt'],
  'routes/TxnChangeRequestRoute.tsx': ['changeRequest', 'errors', 'txnChange'],
  'routes/TxnHistoryRoute.tsx': ['cart', 'history', 'member', 'receipt'],
  'routes/UnsubscribeRoute.tsx': ['errors', 'unsubscribe'],
  'routes/UnsubscribeSuccessRoute.tsx': ['errors', 'unsubscribe'],
  'routes/WaitingRoomRoute.tsx': ['waitingRoom'],
  'routes/WishListRoute.tsx': ['cart', 'errors', 'member', 'receipt', 'wishList'],
};
