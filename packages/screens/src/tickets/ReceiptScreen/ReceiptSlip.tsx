import type { Transaction } from '@first-gong/domain';
import { Heading } from '@first-gong/ui/Heading';

import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { SumLines } from '@first-gong/ui/SumLines';
import { Ticket } from '@first-gong/ui/Ticket';
import { useId } from 'react';

import { useText } from '../../shared/text/index.js';
import { Amounts } from '../transaction/Amounts.js';
import { useTransactionWords } from '../transaction/words.js';
import * as styles from './ReceiptSlip.css.js';

export interface ReceiptSlipProps {
  transaction: Transaction;
  pointsBalance: number;
}

/** Amount, payment and numbers of the order, on paper in three parts. */
export function ReceiptSlip({ transaction, pointsBalance }: ReceiptSlipProps) {
  const { t, format } = useText('receipt');
  const words = useTransactionWords();
  const titleId = useId();
  const points = words.earned(transaction);
  return (
    <Ticket as="section" strong className={styles.slip} aria-labelledby={titleId}>
      <Stack gap="s3" className={styles.part}>
        <Heading headingLevel={2} size="small" id={titleId}>
          {t('receipt.title')}
        </Heading>
        <SumLines lines={words.numbers(transaction)} />
      </Stack>
      <Perforation direction="horizontal" />
      <div className={styles.part}>
        <Amounts transaction={transaction} />
      </div>
      <Perforation direction="horizontal" />
      <div className={styles.part}>
        {points !== undefined && <p className={styles.points}>{points}</p>}
        <p className={styles.note}>{t('receipt.pointsBalance', { number: format.count(pointsBalance) })}</p>
        {!transaction.refunds && <p className={styles.note}>{t('receipt.noRefund')}</p>}
      </div>
    </Ticket>
  );
}
