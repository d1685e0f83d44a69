import { href, type Transaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stamp } from '@first-gong/ui/Stamp';
import { eventHref } from '../shared/hrefs/index.js';
import { useText } from '../shared/text/index.js';
import { OrderStubs } from '../shared/transaction/OrderStubs.js';
import * as styles from './ReceiptScreen.css.js';

const reasons = {
  bankDeclined: { title: 'receipt.bankDeclinedTitle', body: 'receipt.bankDeclinedBody' },
  bankNoAnswer: { title: 'receipt.bankNoAnswerTitle', body: 'receipt.bankNoAnswerBody' },
  holdExpired: { title: 'receipt.holdExpiredTitle', body: 'receipt.holdExpiredBody' },
  untold: { title: 'receipt.cancelledTitle', body: 'receipt.cancelledBody' },
} as const satisfies Record<NonNullable<Transaction['cancelledBecause']> | 'untold', Record<'title' | 'body', string>>;

/** A cancelled order: what happened, what did not (money, points), and the links to choose seats again. */
export function ReceiptCancelled({ transaction }: { transaction: Transaction }) {
  const { t, format, lang } = useText('receipt');
  const { title, body } = reasons[transaction.cancelledBecause ?? 'untold'];
  return (
    <div className={styles.column}>
      <div>
        <div className={styles.head}>
          <PageTitle>{t(title)}</PageTitle>
          <Stamp variant="void">{t('receipt.cancelled')}</Stamp>
        </div>
        <p className={styles.lead}>{t(body, { total: format.money(transaction.total) })}</p>
      </div>
      <Notice variant="info" title={t('receipt.nothingCharged')}>
        <p>{t('receipt.pointsUntouched')}</p>
        <p>{t('receipt.seatsReleased')}</p>
        <p className={styles.reference}>{t('receipt.transactionIs', { number: transaction.transactionNumber })}</p>
      </Notice>
      <section className={styles.section}>
        <SectionHeading>{t('receipt.released')}</SectionHeading>
        <OrderStubs
          orders={transaction.orders}
          action={({ id }) => (
            <Button variant="buy" size="small" href={eventHref(lang, id)}>
              {t('receipt.chooseAgain')}
            </Button>
          )}
        />
      </section>
      <div className={styles.actions}>
        <Button href={href(lang, 'home')}>{t('receipt.toEvents')}</Button>
        <Button href={href(lang, 'txnHistory')}>{t('common.transactionHistory')}</Button>
      </div>
    </div>
  );
}
