import { isOnlyOnline, type Lang, type PriceLine, type Transaction } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { isolated } from '../shared/isolated.js';

const lines = {
  tickets: 'receipt.lineTickets',
  serviceCharge: 'receipt.lineServiceCharge',
  delivery: 'receipt.lineDelivery',
  discount: 'receipt.lineDiscount',
  points: 'receipt.linePoints',
} as const satisfies Record<PriceLine['kind'], string>;

/** The facts of the receipt's slip, worded as the page words them: every line of the price, payment, and collection. */
export function receiptFacts(transaction: Transaction, lang: Lang): string[] {
  const t = serverTexts[lang];
  const format = createFormat(lang);
  const { paymentMethod, cardEnding, paymentServiceNumber, placedAt, delivery, orders, waybillNumber } = transaction;
  const colon = lang === 'en_us' ? ': ' : '：';
  const fact = (label: string, value: string | null) => (value === null ? [] : [`${label}${colon}${value}`]);
  const listed = (facts: string[]) => facts.join(t('cart.listSeparator'));
  const paidBy = cardEnding === null ? t(`receipt.${paymentMethod}`) : t('receipt.cardEnding', { digits: cardEnding });
  const isOnline = isOnlyOnline(orders.map(({ event }) => event));
  const price = transaction.lines.flatMap(({ kind, quantity, amount }) =>
    fact(
      t(lines[kind], { count: quantity }),
      kind === 'delivery' && amount === 0 ? t('common.free') : format.money(amount),
    ),
  );
  return [
    listed(price),
    listed([
      ...fact(t('receipt.placedAt'), format.stamp(placedAt)),
      ...fact(t('receipt.paymentMethod'), paidBy),
      ...fact(t('receipt.paymentServiceNumber'), paymentServiceNumber),
    ]),
    listed([
      ...fact(t('receipt.collection'), isOnline ? t('receipt.online') : t(`receipt.${delivery.method}`)),
      ...[delivery.name, delivery.phone, delivery.address].filter((part) => part !== null).map(isolated),
      ...(waybillNumber === null ? [] : [waybillNumber]),
    ]),
  ];
}
