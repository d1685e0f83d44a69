import type { Transaction } from '@first-gong/domain';
import { DescriptionList } from '@first-gong/ui/DescriptionList';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import * as styles from './Refunds.css.js';
import { useTransactionWords } from './words.js';

/** Refunds of the cancelled performances of an order: money, points and day. Nothing without refunds. */
export function Refunds({ transaction }: { transaction: Transaction }) {
  const { t, format } = useText('receipt');
  const { refundFacts } = useTransactionWords();
  const { refunds = [], orders } = transaction;
  if (refunds.length === 0) return null;
  return (
    <section className={styles.refunds}>
      <SectionHeading>{t('receipt.refund')}</SectionHeading>
      {refunds.map((refund) => {
        const event = orders.find((order) => order.event.performanceId === refund.performanceId)?.event;
        return (
          <Stack key={refund.performanceId} gap="s2" className={styles.refund}>
            {/* biome-ignore lint/plugin/layout: it has the size of a plain h3. */}
            {event && <h3>{t('receipt.refundOf', { event: event.title, time: format.recordTime(event.startsAt) })}</h3>}
            <DescriptionList
              layout="pairs"
              items={refundFacts(transaction, refund).map(({ label, value }) => ({ term: label, details: value }))}
            />
          </Stack>
        );
      })}
    </section>
  );
}
