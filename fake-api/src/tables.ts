import { cartTable, releasedTable } from './cart/rows.js';
import { cancellationTable, moveTable } from './catalogue/rows.js';
import { favouriteTable } from './favourites/rows.js';
import { changeFeeTable, changeRequestTable, enquiryTable, subscriberTable, uploadTable } from './help/rows.js';
import { returnTable, seatTable } from './inventory/rows.js';
import { mailTable } from './mail/rows.js';
import {
  deviceKeyTable,
  identityCodeTable,
  mailLinkTable,
  oneTimePasswordTable,
  sessionTable,
} from './members/rows.js';
import { noticeTable } from './notices/rows.js';
import { chargeTable, numberTable, transactionTable, weatherTable } from './order/rows.js';
import { pointEntryTable, topUpTable } from './points/rows.js';
import { memberTable } from './shared/member.js';
import type { Table } from './store/index.js';
import { wishTable } from './wishList/rows.js';

/** Every table of the shop. */
export const tables = [
  cancellationTable,
  cartTable,
  changeFeeTable,
  changeRequestTable,
  chargeTable,
  deviceKeyTable,
  enquiryTable,
  favouriteTable,
  releasedTable,
  identityCodeTable,
  mailLinkTable,
  mailTable,
  memberTable,
  moveTable,
  noticeTable,
  numberTable,
  oneTimePasswordTable,
  pointEntryTable,
  returnTable,
  seatTable,
  sessionTable,
  subscriberTable,
  topUpTable,
  transactionTable,
  uploadTable,
  weatherTable,
  wishTable,
] as unknown as readonly Table[];
