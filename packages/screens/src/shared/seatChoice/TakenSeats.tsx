import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';

/** Names chosen seats that others have taken since. @param seats in words */
export function TakenSeats({ count, seats }: { count: number; seats: string }) {
  const { t } = useText('seats');
  return (
    <Notice variant="danger" title={t('seats.takenTitle', { count })} role="status">
      <p>{t('seats.taken', { seats })}</p>
    </Notice>
  );
}
