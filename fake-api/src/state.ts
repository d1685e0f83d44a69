import type {
  AccountState,
  CinemaTicketType,
  Compromise,
  DeliveryMethod,
  GoneItem,
  Group,
  Interest,
  Lang,
  MemberInfo,
  PaymentMethod,
  PriceLine,
  Seat,
  Text3,
  Transaction,
  TransactionStatus,
  Zone,
} from '@first-gong/domain';
import type { FavouriteRow } from './favourites/rows.js';
import type { ChangeRequestRow, EnquiryRow, SubscriberRow, UploadRow } from './help/rows.js';
import type { MailRow } from './mail/rows.js';
import type { IdentityCodeRow, MailLinkRow, OneTimePasswordRow } from './members/rows.js';
import type { NoticeRow } from './notices/rows.js';
import type { PointEntryRow, TopUpRow } from './points/rows.js';
import type { Store } from './store/index.js';
import type { WishRow } from './wishList/rows.js';

/** What a member has said of themselves; null, or an empty list, where nothing was said. */
export type ProfileRow = Pick<
  MemberInfo,
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'birthday'
  | 'mobileAreaCode'
  | 'mobile'
  | 'address'
  | 'interests'
  | 'optOut'
>;

/** A member as the provider keeps it. */
export interface MemberRow {
  id: string;
  /** Lower case. */
  loginEmail: string;
  loginName: string | null;
  /** What the member is called; one name in three languages but for the demonstration's own members. */
  name: Text3;
  /** As `hashPassword` writes it; null for a member by social sign-in who has set none. */
  password: string | null;
  status: AccountState;
  points: number;
  profile: ProfileRow;
}

/** A session, under the hash of its token: who reads the data cannot log in with it. */
export interface SessionRow {
  id: string;
  memberId: string;
  /** Milliseconds. */
  usedAt: number;
}

/** The event of a hold in every language, so that a purchase reads the same when the programme has moved on. */
export interface ShowFacts {
  id: string;
  group: Group;
  title: Text3;
  posterSeed: string;
  posterLines: Record<Lang, string[]>;
  interest: Interest;
  venue: Text3;
  performanceId: string;
  startsAt: string;
  pointsProgramme: boolean;
}

export interface ZoneFacts {
  code: Zone['code'];
  name: Text3;
  standing: boolean;
  restrictedView: Text3 | null;
}

/** Seats of one zone and one price, held together. */
export interface Hold {
  holdId: string;
  /** The same for holds that were made together and leave the cart together: one group of seats in a cinema. */
  groupId: string;
  show: ShowFacts;
  /** Whom the seats are for; null outside the cinema. */
  ticketType: CinemaTicketType | null;
  zone: ZoneFacts;
  seats: Seat[];
  /** Cents a seat. */
  price: number;
  compromise: Compromise;
}

/** A hold that is over, kept until the buyer has read why. */
export interface GoneHold extends Hold {
  reason: GoneItem['reason'];
  at: string;
}

/** A member's cart; `id` is the member's. */
export interface CartRow {
  id: string;
  items: Hold[];
  gone: GoneHold[];
  /** Transaction that waits for the bank; its seats are in the transaction by then. */
  awaitingBank: string | null;
  /** UTC instant at which the items, or the bank's time, are over. Null where nothing waits. */
  deadline: string | null;
}

/** A seat that is held or sold. That there is one row a seat is what keeps it from being sold twice. */
export interface SeatRow {
  id: string;
  performanceId: string;
  zone: Zone['code'];
  holdId: string;
}

/** A place that was sold before this shop opened and is on sale again; `id` is the seat's. */
export interface ReturnRow {
  id: string;
  performanceId: string;
  zone: Zone['code'];
}

export interface TicketRow {
  ticketNumber: string;
  holdId: string;
  seat: Seat;
  code: string;
}

export interface TransactionRow {
  /** The transaction number. */
  id: string;
  memberId: string;
  /** Names the confirmation: the same key is never a second order. */
  confirmKey: string;
  /** Whoever knows it may answer as the bank. */
  bankKey: string;
  lang: Lang;
  status: TransactionStatus;
  cancelledBecause: Transaction['cancelledBecause'];
  confirmationNumber: string | null;
  paymentServiceNumber: string | null;
  waybillNumber: string | null;
  placedAt: string;
  bankUntil: string;
  paymentMethod: PaymentMethod;
  cardEnding: string | null;
  delivery: { method: DeliveryMethod; address: Text3 | null; name: Text3 | null; phone: string | null };
  lines: PriceLine[];
  total: number;
  pointsUsed: number;
  /** Credited when the order completes. */
  willEarn: number;
  items: Hold[];
  tickets: TicketRow[];
}

/** One line of the bank's own ledger. */
export interface ChargeRow {
  id: string;
  transactionNumber: string;
  /** Cents. */
  amount: number;
  at: string;
}

/** A number that has been given out, so that it is not given out again. */
export interface NumberRow {
  id: string;
}

export interface State {
  members: MemberRow;
  sessions: SessionRow;
  oneTimePasswords: OneTimePasswordRow;
  mailLinks: MailLinkRow;
  identityCodes: IdentityCodeRow;
  carts: CartRow;
  seats: SeatRow;
  returns: ReturnRow;
  transactions: TransactionRow;
  charges: ChargeRow;
  mails: MailRow;
  numbers: NumberRow;
  enquiries: EnquiryRow;
  subscribers: SubscriberRow;
  uploads: UploadRow;
  changeRequests: ChangeRequestRow;
  pointEntries: PointEntryRow;
  topUps: TopUpRow;
  favourites: FavouriteRow;
  notices: NoticeRow;
  wishes: WishRow;
}

export const tables = [
  'members',
  'sessions',
  'oneTimePasswords',
  'mailLinks',
  'identityCodes',
  'carts',
  'seats',
  'returns',
  'transactions',
  'charges',
  'mails',
  'numbers',
  'enquiries',
  'subscribers',
  'uploads',
  'changeRequests',
  'pointEntries',
  'topUps',
  'favourites',
  'notices',
  'wishes',
] as const satisfies readonly (keyof State)[];

export type ShopStore = Store<State>;
