import type { Transaction } from '@first-gong/domain';
import { Inline } from '@first-gong/ui/Inline';
import { SumLines } from '@first-gong/ui/SumLines';
import { total } from '../../shared/purchase/totalLine.css.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './Amounts.css.js';
import { useTransactionWords } from './words.js';

/** All price lines of an order, and its total. */
export function Amounts({ transaction }: { transaction: Transaction }) {
  const { t, format } = useText('receipt');
  const { moneyLines } = useTransactionWords();
  return (
    <>
      <SumLines lines={moneyLines(transaction)} />
      <dl>
        <Inline justify="between" align="baseline" gap="s4" rowGap="none" className={styles.totalLine}>
          <dt>{t('receipt.total')}</dt>
          <dd className={total}>{format.amount(transaction.total)}</dd>
        </Inline>
      </dl>
    </>
  );
}
