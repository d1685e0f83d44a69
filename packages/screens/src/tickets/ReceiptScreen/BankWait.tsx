import { bankApproval, type Transaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { clock, PunchedHoles } from '@first-gong/ui/HoldTimer';
import { Icon } from '@first-gong/ui/Icon';
import { arrowSquareOutIcon } from '@first-gong/ui/icons/arrow-square-out';
import { bankIcon } from '@first-gong/ui/icons/bank';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { Ticket } from '@first-gong/ui/Ticket';
import { useId } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './BankWait.css.js';

export interface BankWaitProps {
  /** The bank's page. Null for a wallet app. */
  bankUrl: Transaction['bankUrl'];
  /** Seconds until the order is cancelled without a response. */
  secondsLeft: number;
  /** The page is polling the bank. */
  checking: boolean;
}

/** The wait for the bank: what is safe, and a countdown that punches one hole every 30 seconds. */
export function BankWait({ bankUrl, secondsLeft, checking }: BankWaitProps) {
  const { t } = useText('receipt');
  const labelId = useId();
  return (
    <Ticket strong className={styles.wait}>
      <div className={styles.facts}>
        <Stack as="ul" gap="s2" className={styles.sentences}>
          <li className={styles.safe}>{t('receipt.bankSeats')}</li>
          <li className={styles.safe}>{t('receipt.bankCharge')}</li>
          <li>{t('receipt.bankChecks')}</li>
          <li>{t('receipt.bankGivesUp')}</li>
        </Stack>
        {bankUrl !== null && (
          <div className={styles.action}>
            <Button variant="buy" href={bankUrl} iconAfter={arrowSquareOutIcon}>
              {t('receipt.bankContinue')}
            </Button>
          </div>
        )}
      </div>
      <Perforation direction="responsive" />
      <Stack gap="s2" align="center" className={styles.stub}>
        <Text weight="strong" size="small" id={labelId}>
          {t('receipt.bankClock')}
        </Text>
        <p className={styles.numerals} role="timer" aria-labelledby={labelId}>
          {clock(secondsLeft)}
        </p>
        <span className={styles.holes}>
          <PunchedHoles secondsLeft={secondsLeft} totalSeconds={bankApproval / 1000} />
        </span>
        <p className={styles.checking} data-on={checking || undefined}>
          <Icon icon={bankIcon} /> <span>{t('receipt.bankChecking')}</span>
        </p>
      </Stack>
      {/* Changes once a minute, so that screen readers are not interrupted every second. */}
      <LiveRegion
        message={
          secondsLeft < 60
            ? t('receipt.bankWaitingLast')
            : t('receipt.bankWaiting', { count: Math.floor(secondsLeft / 60) })
        }
      />
    </Ticket>
  );
}
