import type { Transaction } from '@first-gong/domain';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { useText } from '../../shared/text/index.js';
import { Amounts, useTransactionWords } from '../transaction/index.js';
import * as styles from './DetailNumbers.css.js';

/** All price lines and numbers of the order. */
export function DetailNumbers({ transaction }: { transaction: Transaction }) {
  const { t } = useText('receipt', 'transaction');
  const words = useTransactionWords();
  const earned = transaction.status === 'complete' ? words.earned(transaction) : undefined;
  const { waybillNumber, delivery } = transaction;
  const numbers = [
    ...words.numbers(transaction),
    // Only a parcel has a recipient and a tracking number (spec §3 Transaction).
    { label: t('transaction.recipient'), value: delivery.name },
    { label: t('transaction.recipientPhone'), value: delivery.phone },
    { label: t('transaction.waybillNumber'), value: waybillNumber },
    { label: t('transaction.points'), value: earned ?? null },
  ].filter(({ value }) => value !== null);
  return (
    <div className={styles.board}>
      <section>
        <SectionHeading>{t('transaction.amounts')}</SectionHeading>
        <div className={styles.sum}>
          <Amounts transaction={transaction} />
        </div>
      </section>
      <section>
        <SectionHeading>{t('transaction.numbers')}</SectionHeading>
        <dl>
          {numbers.map(({ label, value }) => (
            <div key={label} className={styles.pair}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
