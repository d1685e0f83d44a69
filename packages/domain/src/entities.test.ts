import { expect, test } from 'vitest';
import { Address } from './account/address.js';
import { Birthday } from './account/birthday.js';
import { MemberInfo } from './account/member.js';
import { Registration } from './account/profile.js';
import { LoginRequest, OneTimePasswordLogin, PasswordChange } from './account/validation.js';
import { EventDetail } from './catalogue/event.js';
import { DeliveryChange, Reference, TransactionChange } from './help/changes.js';
import { ContactEnquiry } from './help/contact.js';
import { TopUp } from './order/pointsHistory.js';
import {
  EventOnTicket,
  lineKinds,
  paymentMethods,
  Seat,
  Ticket,
  Transaction,
  TransactionSummary,
  transactionStatuses,
} from './order/purchase.js';
import { Config, SpecificPeriodGray } from './service/config.js';
import { WishListItem } from './wishList/wish.js';

const fieldsOf = ({ schema }: { schema: object }) => Object.keys(schema);

/** Field names of spec §3. The tests of each struct check the values. */
test.each([
  ['Member: login email, title', MemberInfo, ['loginEmail', 'title']],
  ['Member: password', Registration, ['loginEmail', 'password', 'title']],
  ['Member: name, or first and last name', Registration, ['name', 'firstName', 'lastName']],
  ['Member: name, or first and last name', MemberInfo, ['name', 'firstName', 'lastName']],
  ['Member: birthday (year, month, day)', Birthday, ['year', 'month', 'day']],
  ['Member: mailing address', Address, ['country', 'province', 'area', 'district', 'street', 'flat']],
  ['Member: mobile number, or area code plus number', MemberInfo, ['mobileAreaCode', 'mobile']],
  ['Member: birthday, mailing address, interest categories', MemberInfo, ['birthday', 'address', 'interests']],
  ['Member: opt-out flag, gender, login id, points balance', MemberInfo, ['optOut', 'gender', 'loginName', 'points']],
  ['Member: opt-out flag, agree-to-terms flag, gender', Registration, ['optOut', 'agreed', 'gender']],
  ['Login payload: email or login name, password, locale', LoginRequest, ['email', 'password', 'locale']],
  ['Login payload: email and one-time password', OneTimePasswordLogin, ['email', 'password']],
  ['Password change', PasswordChange, ['oldPassword', 'newPassword', 'retypedPassword']],
  [
    'Transaction: identifiers',
    Transaction,
    ['transactionNumber', 'confirmationNumber', 'waybillNumber', 'paymentServiceNumber', 'cardEnding'],
  ],
  ['Transaction: date and time, total, payment method', Transaction, ['placedAt', 'total', 'paymentMethod', 'lines']],
  ['Transaction: event name, show date and time, venue', EventOnTicket, ['title', 'startsAt', 'venue']],
  ['Transaction: seats (section, row, seat)', Seat, ['section', 'row', 'seat']],
  ['Transaction: seats and amount of each ticket', Ticket, ['seat', 'price']],
  ['Transaction: quantity', TransactionSummary, ['ticketCount', 'total']],
  ['Transaction: status', Transaction, ['status']],
  ['Transaction change request', TransactionChange, ['transactionNumber', 'cardFirst4', 'cardLast4', 'cardImage']],
  [
    'Transaction change request: ticked items and their values',
    TransactionChange,
    ['items', 'newContactName', 'newContactNumber', 'newAddress'],
  ],
  ['Transaction change request: a reference number is answered', Reference, ['referenceNumber']],
  [
    'Delivery change request',
    DeliveryChange,
    ['transactionNumber', 'contactName', 'mobile', 'deliveryAddress', 'email', 'cardImage', 'option'],
  ],
  ['Contact form', ContactEnquiry, ['name', 'email', 'contactNumber', 'enquiries']],
  [
    'Wish list item',
    WishListItem,
    [
      ...['ticketType', 'sorting', 'quantity', 'event', 'seatInfo', 'price', 'deliveryFee', 'total'],
      ...['matchingStatus', 'pointsPaid'],
    ],
  ],
  ['Points: balance', MemberInfo, ['points']],
  ['Points: top-up history', TopUp, ['purchaseTotal', 'pointsTotal', 'paymentAmount', 'validUntil']],
  ['Stored client state: config', Config, ['showWishList', 'specificPeriodGray']],
  ['Stored client state: specificPeriodGray', SpecificPeriodGray, ['effectiveFrom', 'effectiveTo']],
])('§3 %s', (_, struct, fields) => {
  expect(fieldsOf(struct)).toEqual(expect.arrayContaining(fields));
});

test('§3 Transaction: service charge, delivery charge, benefit or discount', () => {
  expect(lineKinds).toEqual(['tickets', 'serviceCharge', 'delivery', 'discount', 'points']);
});

test('§3 Transaction: delivery method, tracking number, address, name, phone', () => {
  const { delivery } = Transaction.schema;
  expect(fieldsOf(delivery)).toEqual(['method', 'address', 'name', 'phone']);
  expect(fieldsOf(Transaction)).toContain('waybillNumber');
});

test('§3 Transaction: complete is one of the states', () => {
  expect(transactionStatuses).toContain('complete');
});

test('§9 Payment methods: credit card, e-wallets and payment apps', () => {
  expect(paymentMethods).toEqual(['creditCard', 'eWallet', 'paymentApp']);
});

test.each([
  ['https://network.example/event?id=1', true],
  ['HTTP://network.example', true],
  ['/fake/network?eventId=1', true],
  [null, true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<h1>x</h1>', false],
  ['network.example', false],
  ['', false],
])('§2 an event links to the government network by %s: %s', (address, expected) => {
  expect(EventDetail.schema.networkUrl.is(address)).toBe(expected);
});
