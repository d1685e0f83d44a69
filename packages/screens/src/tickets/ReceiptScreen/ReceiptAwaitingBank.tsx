import type { Transaction } from '@first-gong/domain';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import { OrderStubs } from '../transaction/OrderStubs.js';
import { BankWait } from './BankWait.js';
import * as styles from './ReceiptScreen.css.js';

export interface ReceiptAwaitingBankProps {
  transaction: Transaction;
  secondsLeft: number;
  checking: boolean;
}

/** An order that waits for the bank: what is safe, the time left, and the link to the bank. */
export function ReceiptAwaitingBank({ transaction, secondsLeft, checking }: ReceiptAwaitingBankProps) {
  const { t } = useText('receipt');
  return (
    <Stack gap="s5" className={styles.column}>
      <div>
        <PageTitle lead={t('receipt.transactionIs', { number: transaction.transactionNumber })}>
          {t('receipt.bankTitle')}
        </PageTitle>
      </div>
      <BankWait bankUrl={transaction.bankUrl} secondsLeft={secondsLeft} checking={checking} />
      <Stack as="section" className={styles.section}>
        <SectionHeading>{t('receipt.bankHeld')}</SectionHeading>
        <OrderStubs orders={transaction.orders} />
      </Stack>
    </Stack>
  );
}
