import { type AccountTies, accountMachine, normalEmail, step } from '@first-gong/domain';
import { cartOf, cartTable, releasedTable } from '../cart/rows.js';
import { favouriteTable } from '../favourites/rows.js';
import { changeFeeTable, changeRequestTable, subscriberTable, uploadTable } from '../help/rows.js';
import { mailTable } from '../mail/rows.js';
import { type Access, endAccess } from '../members/forgotPassword.js';
import { identityCodeTable, oneTimePasswordTable } from '../members/rows.js';
import { noticeTable } from '../notices/rows.js';
import { type TransactionRow, transactionTable } from '../order/rows.js';
import { pointEntryTable, topUpTable } from '../points/rows.js';
import { emptyProfile, type MemberRow, memberTable } from '../shared/member.js';
import { inEachLang } from '../shared/text.js';
import type { Reader, Table, Writer } from '../store/index.js';
import { everyWishOf, wishTable } from '../wishList/rows.js';

const ordersOf = (data: Reader, memberId: string): TransactionRow[] =>
  data.find(transactionTable, 'memberId = ?', memberId);

const requestsOf = (data: Reader, orders: readonly TransactionRow[]) =>
  orders.flatMap(({ id }) => data.find(changeRequestTable, 'transactionNumber = ?', id));

/** Performances of an order that were not refunded. */
const showsOf = ({ items, refunds = [] }: TransactionRow) =>
  items
    .map(({ show }) => show)
    .filter(({ performanceId }) => refunds.every((refund) => refund.performanceId !== performanceId));

/** What a member would lose by closing the account. */
export function tiesOf(data: Reader, memberId: string): AccountTies {
  const orders = ordersOf(data, memberId);
  const fees = requestsOf(data, orders).flatMap(({ id }) => data.get(changeFeeTable, id) ?? []);
  const topUps = data.find(topUpTable, 'memberId = ?', memberId);
  return {
    waitsForBank: [...orders, ...fees, ...topUps].some(({ status }) => status === 'awaitingBank'),
    holdsSeats:
      cartOf(data, memberId).items.length > 0 ||
      everyWishOf(data, memberId).some(({ matchingStatus, seats }) => seats !== null && matchingStatus !== 'bought'),
    shows: orders.filter(({ status }) => status === 'complete').flatMap(showsOf),
  };
}

/** An order without the person: numbers, seats, amounts and the last digits of the card remain. */
const nameless = ({ confirmed: _, ...row }: TransactionRow): TransactionRow => ({
  ...row,
  delivery: { method: row.delivery.method, address: null, name: null, phone: null },
  tickets: row.tickets.map(({ holderName: _name, ...ticket }) => ticket),
});

/** The closed account, to which orders refer, without email, login name and password. The space keeps a login from matching. */
const closedRow = ({ id, status }: MemberRow): MemberRow => ({
  id,
  loginEmail: `closed ${id}`,
  loginName: null,
  name: inEachLang(() => ''),
  password: null,
  status: step(accountMachine, status, 'close'),
  points: 0,
  profile: emptyProfile,
});

/**
 * Closes an account and removes its personal data (spec §9 Privacy requests). Orders and top-ups stay without the name.
 * @returns files of card images to delete after the transaction
 */
export function removeAccount(tx: Writer, member: MemberRow, access: Access): string[] {
  const { id, loginEmail } = member;
  const email = normalEmail(loginEmail);
  const removeAll = (table: Table, where: string, value: string) => {
    for (const each of tx.ids(table, where, value)) tx.remove(table, each);
  };
  const orders = ordersOf(tx, id);
  const requests = requestsOf(tx, orders);
  const uploads = requests.flatMap(({ cardImage }) => (cardImage && tx.get(uploadTable, cardImage)) || []);

  endAccess(tx, member, access);
  access.links.remove(tx, id);
  tx.remove(oneTimePasswordTable, email);
  for (const code of tx.all(identityCodeTable)) {
    if (normalEmail(code.identity.email ?? '') === email) tx.remove(identityCodeTable, code.id);
  }
  for (const { holdId } of cartOf(tx, id).gone) tx.remove(releasedTable, holdId);
  tx.remove(cartTable, id);
  for (const table of [favouriteTable, noticeTable, pointEntryTable, wishTable]) removeAll(table, 'memberId = ?', id);
  removeAll(mailTable, '"to" = ?', email);
  tx.remove(subscriberTable, email);
  for (const request of requests) tx.remove(changeRequestTable, request.id);
  for (const upload of uploads) tx.remove(uploadTable, upload.id);
  for (const order of orders) tx.put(transactionTable, nameless(order));
  tx.put(memberTable, closedRow(member));
  return uploads.flatMap(({ file }) => file ?? []);
}
