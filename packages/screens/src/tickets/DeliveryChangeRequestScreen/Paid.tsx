import type { DeliveryChangeReceipt } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { useText } from '../../shared/text/index.js';
import { RequestReference, RequestResult, RequestSent } from '../changeRequest/index.js';

export interface PaidProps {
  receipt: DeliveryChangeReceipt;
  transactionNumber: string | null;
  onAnother: () => void;
}

/** A sent request: its number, or the state of its fee at the bank. */
export function Paid({ receipt, transactionNumber, onAnother }: PaidProps) {
  const { t, format } = useText('deliveryChange');
  const { referenceNumber, status, fee, bankUrl } = receipt;
  const amount = format.money(fee);
  if (status === 'complete') {
    return (
      <RequestSent referenceNumber={referenceNumber} transactionNumber={transactionNumber} onAnother={onAnother}>
        {fee > 0 && <p>{t('deliveryChange.feePaid', { amount })}</p>}
      </RequestSent>
    );
  }
  if (status === 'awaitingBank') {
    return (
      <RequestResult title={t('deliveryChange.waiting')} lead={t('deliveryChange.waitingLead', { amount })}>
        <RequestReference>{referenceNumber}</RequestReference>
        {bankUrl !== null && (
          <Button variant="buy" href={bankUrl}>
            {t('deliveryChange.toBank')}
          </Button>
        )}
      </RequestResult>
    );
  }
  return (
    <RequestResult title={t('deliveryChange.cancelled')} lead={t('deliveryChange.cancelledLead')}>
      <p>{t('deliveryChange.cancelledNext')}</p>
      <Button variant="buy" onClick={onAnother}>
        {t('deliveryChange.again')}
      </Button>
    </RequestResult>
  );
}
