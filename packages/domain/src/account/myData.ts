import { array, assign, boolean, type Infer, type as object, omit, optional, string } from 'superstruct';
import { instant } from '../forms/times.js';
import { ChangeRequest } from '../help/changes.js';
import { PersonalNotice } from '../notices/notice.js';
import { PointEntry, TopUp } from '../order/pointsHistory.js';
import { EventOnTicket, Ticket, Transaction } from '../order/purchase.js';
import { WishListItem } from '../wishList/wish.js';
import { AccessPreference } from './accessPreference.js';
import { LoggedInDevice } from './device.js';
import { MemberInfo } from './member.js';

/** An order as a record: without the bank's address and the entry codes, which are secrets. */
const OrderRecord = assign(
  omit(Transaction, ['bankUntil', 'bankUrl', 'serverNow', 'orders']),
  object({ orders: array(object({ event: EventOnTicket, tickets: array(omit(Ticket, ['code'])) })) }),
);

/** Everything that the account of a member holds, without secrets (spec §9 Privacy requests). Lists begin with the newest. */
export const MyData = object({
  /** UTC instant. */
  madeAt: instant(),
  profile: MemberInfo,
  /** Whether the login email has the newsletter. */
  newsletter: boolean(),
  /** Missing if the API has no such preference. */
  accessFeatures: optional(AccessPreference.schema.accessFeatures),
  orders: array(OrderRecord),
  points: array(PointEntry),
  topUps: array(omit(TopUp, ['bankUrl'])),
  wishes: array(WishListItem),
  favourites: array(object({ eventId: string(), title: string() })),
  notices: array(PersonalNotice),
  devices: array(omit(LoggedInDevice, ['deviceId'])),
  requests: array(assign(ChangeRequest, object({ transactionNumber: string() }))),
});
export type MyData = Infer<typeof MyData>;
