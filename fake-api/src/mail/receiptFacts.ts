import { isOnlyOnline, type Lang, type PriceLine, type Transaction } from '@first-gong/domain';
import { createFormat, createTranslate, type Translate } from '@first-gong/i18n';
import { words as cart_en_us } from '@first-gong/i18n/areas/cart/en_us';
import { words as cart_zh_cn } from '@first-gong/i18n/areas/cart/zh_cn';
import { words as cart_zh_hk } from '@first-gong/i18n/areas/cart/zh_hk';
import { words as common_en_us } from '@first-gong/i18n/areas/common/en_us';
import { words as common_zh_cn } from '@first-gong/i18n/areas/common/zh_cn';
import { words as common_zh_hk } from '@first-gong/i18n/areas/common/zh_hk';
import { words as receipt_en_us } from '@first-gong/i18n/areas/receipt/en_us';
import { words as receipt_zh_cn } from '@first-gong/i18n/areas/receipt/zh_cn';
import { words as receipt_zh_hk } from '@first-gong/i18n/areas/receipt/zh_hk';
import { isolated } from '../pages/words.js';

const translators: Record<Lang, Translate<'cart' | 'common' | 'receipt'>> = {
  en_us: createTranslate('en_us', { cart: cart_en_us, common: common_en_us, receipt: receipt_en_us }),
  zh_hk: createTranslate('zh_hk', { cart: cart_zh_hk, common: common_zh_hk, receipt: receipt_zh_hk }),
  zh_cn: createTranslate('zh_cn', { cart: cart_zh_cn, common: common_zh_cn, receipt: receipt_zh_cn }),
};

const lines = {
  tickets: 'receipt.lineTickets',
  serviceCharge: 'receipt.lineServiceCharge',
  delivery: 'receipt.lineDelivery',
  discount: 'receipt.lineDiscount',
  points: 'receipt.linePoints',
} as const satisfies Record<PriceLine['kind'], string>;

/** The facts of the receipt's slip, worded as the page words them: every line of the price, payment, and collection. */
export function receiptFacts(transaction: Transaction, lang: Lang): string[] {
  const t = translators[lang];
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
