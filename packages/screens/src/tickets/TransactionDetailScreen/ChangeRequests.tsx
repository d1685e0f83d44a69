import { type ChangeRequest, changeRequestWorkingDays } from '@first-gong/domain';
import { DescriptionList } from '@first-gong/ui/DescriptionList';
import { Heading } from '@first-gong/ui/Heading';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { type Text, useText } from '../../shared/text/index.js';
import * as styles from './TransactionDetailScreen.css.js';

/** Change requests of the transaction, newest first, with their due dates (spec §3). */
export function ChangeRequests({ requests }: { requests: readonly ChangeRequest[] }) {
  const text = useText('transaction');
  const { t, format } = text;
  if (requests.length === 0) return null;
  return (
    <section className={styles.collection}>
      <SectionHeading>{t('transaction.requests')}</SectionHeading>
      {requests.map((request) => (
        <Stack gap="s2" key={request.referenceNumber}>
          <Heading headingLevel={3} size="body">
            {t('transaction.requestOf', { reference: request.referenceNumber, at: format.recordTime(request.at) })}
          </Heading>
          <DescriptionList layout="pairs" items={factsOf(request, text)} />
        </Stack>
      ))}
      <p className={styles.sentence}>{t('transaction.requestsNote', { count: changeRequestWorkingDays })}</p>
    </section>
  );
}

function collectionOf(request: ChangeRequest, { t, format }: Text<'transaction'>): string | null {
  const { option, appointmentDay: day, appointmentTime: time, address } = request;
  if (option === 'pickUp' && day !== null && time !== null) {
    return t('transaction.requestPickUp', { day: format.recordDay(day), time });
  }
  if (option === 'delivery') return t('transaction.requestDelivery', { address: address ?? '' });
  return option && t('transaction.requestKiosk');
}

function factsOf(request: ChangeRequest, text: Text<'transaction'>) {
  const { t, format } = text;
  const { option, contactName, contactNumber, address, fee } = request;
  const facts: [term: string, details: string | null][] = [
    [t('transaction.requestCollection'), collectionOf(request, text)],
    [t('transaction.requestName'), contactName],
    [t('transaction.requestNumber'), contactNumber],
    [t('transaction.requestAddress'), option === 'delivery' ? null : address],
    [t('transaction.requestFee'), fee > 0 ? format.money(fee) : null],
  ];
  return facts.flatMap(([term, details]) => (details === null ? [] : [{ term, details }]));
}
