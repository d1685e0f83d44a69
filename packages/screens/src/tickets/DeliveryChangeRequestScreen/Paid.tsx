import type { DeliveryChangeReceipt } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Reference } from '@first-gong/ui/FailureBox';
import { Inline } from '@first-gong/ui/Inline';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from '../changeRequest/changeRequest.css.js';
import { RequestSent, SentActions } from '../changeRequest/index.js';

export interface PaidProps {
  receipt: DeliveryChangeReceipt;
  transactionNumber: string | null;
  onAnother: () => void;
}

/** A sent request: its number, or the state of its fee at the bank. */
export function Paid({ receipt, transactionNumber, onAnother }: PaidProps) {
  const { t, format } = useText('deliveryChange', 'changeRequest');
  const { referenceNumber, status, fee } = receipt;
  if (status !== 'complete') return <Unpaid receipt={receipt} onAnother={onAnother} />;
  return (
    <RequestSent
      title={t('changeRequest.sent')}
      lead={t('changeRequest.sentLead')}
      referenceNumber={referenceNumber}
      actions={<SentActions transactionNumber={transactionNumber} onAnother={onAnother} />}
    >
      {fee > 0 && <p>{t('deliveryChange.feePaid', { amount: format.money(fee) })}</p>}
    </RequestSent>
  );
}

/** The bank has not responded, or the fee was not paid. */
function Unpaid({ receipt, onAnother }: Omit<PaidProps, 'transactionNumber'>) {
  const { t, format } = useText('deliveryChange', 'changeRequest');
  const { referenceNumber, status, fee, bankUrl } = receipt;
  const waits = status === 'awaitingBank';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className={styles.page}>
      <Stack gap="s5" align="start" className={styles.sent}>
        <PageTitle
          ref={heading}
          lead={
            waits ? t('deliveryChange.waitingLead', { amount: format.money(fee) }) : t('deliveryChange.cancelledLead')
          }
        >
          {t(waits ? 'deliveryChange.waiting' : 'deliveryChange.cancelled')}
        </PageTitle>
        {waits ? (
          <p>
            <Reference label={t('changeRequest.reference')}>{referenceNumber}</Reference>
          </p>
        ) : (
          <p>{t('deliveryChange.cancelledNext')}</p>
        )}
        <Inline align="stretch">
          {waits && bankUrl !== null && (
            <Button variant="buy" href={bankUrl}>
              {t('deliveryChange.toBank')}
            </Button>
          )}
          {!waits && (
            <Button variant="buy" onClick={onAnother}>
              {t('deliveryChange.again')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Container>
  );
}
