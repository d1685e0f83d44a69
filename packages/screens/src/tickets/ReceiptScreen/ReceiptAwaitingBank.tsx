import { bankApproval, type Transaction } from '@first-gong/domain';
import { BankWait } from '@first-gong/ui/BankWait';
import { Button } from '@first-gong/ui/Button';
import { arrowSquareOutIcon } from '@first-gong/ui/icons/arrow-square-out';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { useText } from '../../shared/text/index.js';
import { OrderStubs } from '../transaction/OrderStubs.js';
import * as styles from './ReceiptScreen.css.js';

export interface ReceiptAwaitingBankProps {
  transaction: Transaction;
  secondsLeft: number;
  checking: boolean;
}

/** An order that waits for the bank: what is safe, how much time is left, and the link to the bank. */
export function ReceiptAwaitingBank({ transaction, secondsLeft, checking }: ReceiptAwaitingBankProps) {
  const { t } = useText('receipt');
  return (
    <div className={styles.column}>
      <div>
        <PageTitle lead={t('receipt.transactionIs', { number: transaction.transactionNumber })}>
          {t('receipt.bankTitle')}
        </PageTitle>
      </div>
      <BankWait
        secondsLeft={secondsLeft}
        totalSeconds={bankApproval / 1000}
        clockLabel={t('receipt.bankClock')}
        checking={checking}
        checkingLabel={t('receipt.bankChecking')}
        announcement={
          secondsLeft < 60
            ? t('receipt.bankWaitingLast')
            : t('receipt.bankWaiting', { count: Math.floor(secondsLeft / 60) })
        }
        action={
          transaction.bankUrl !== null && (
            <Button variant="buy" href={transaction.bankUrl} iconAfter={arrowSquareOutIcon}>
              {t('receipt.bankContinue')}
            </Button>
          )
        }
      >
        <ul className={styles.sentences}>
          <li className={styles.safe}>{t('receipt.bankSeats')}</li>
          <li className={styles.safe}>{t('receipt.bankCharge')}</li>
          <li>{t('receipt.bankChecks')}</li>
          <li>{t('receipt.bankGivesUp')}</li>
        </ul>
      </BankWait>
      <section className={styles.section}>
        <SectionHeading>{t('receipt.bankHeld')}</SectionHeading>
        <OrderStubs orders={transaction.orders} />
      </section>
    </div>
  );
}
