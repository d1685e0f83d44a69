import type { Transaction } from '@first-gong/domain';
import { Inline } from '@first-gong/ui/Inline';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { SumLines } from '@first-gong/ui/SumLines';
import * as totalLine from '../../shared/purchase/totalLine.css.js';
import { useText } from '../../shared/text/index.js';
import { useTransactionWords } from '../transaction/index.js';
import * as styles from './DetailNumbers.css.js';

/** All price lines and numbers of the order. */
export function DetailNumbers({ transaction }: { transaction: Transaction }) {
  const { t, format } = useText('receipt', 'transaction');
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
          <SumLines lines={words.moneyLines(transaction)} />
          <dl>
            <Inline justify="between" align="baseline" gap="s4" rowGap="none" className={styles.totalLine}>
              <dt>{t('receipt.total')}</dt>
              <dd className={totalLine.total}>{format.amount(transaction.total)}</dd>
            </Inline>
          </dl>
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
