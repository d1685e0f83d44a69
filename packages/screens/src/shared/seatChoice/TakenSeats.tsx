import { type PickedSeat, replacementOf, type Seat, type SeatPlan, seatKey } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { useAnnouncement } from '../Announcer.js';
import { useText } from '../text/index.js';

export interface TakenSeatsProps {
  plan: SeatPlan;
  /** All chosen seats, at least one of them taken by others. */
  picked: readonly PickedSeat[];
  /** Seats in words. */
  wordsOf: (seats: readonly Seat[]) => string;
  /** The part that takes the focus from the button, which disappears. */
  next: string;
  onPick: (keys: string[]) => void;
}

/** Names chosen seats that others have taken since, and offers the nearest ones at the same price. */
export function TakenSeats({ plan, picked, wordsOf, next, onPick }: TakenSeatsProps) {
  const { t, format } = useText('seats');
  const lost = picked.filter(({ taken }) => taken);
  const count = lost.length;
  const title = t('seats.takenTitle', { count });
  const replacement = replacementOf(plan.zones, picked);
  const offered = replacement && wordsOf(replacement.offered);
  const taken = t('seats.taken', { count, seats: wordsOf(lost) });
  const advice = offered === null ? t('seats.takenNone') : t('seats.takenOffer', { seats: offered });
  useAnnouncement([taken, advice].join(format.sentenceGap));
  return (
    <Notice variant="danger" title={title}>
      <Stack gap="s2">
        <p>{[taken, advice].join(format.sentenceGap)}</p>
        {replacement && offered !== null && (
          <p>
            <Button
              variant="buy"
              size="small"
              onClick={() => {
                document.getElementById(next)?.focus();
                onPick(replacement.choice.map(seatKey));
              }}
            >
              {t('seats.takenAccept', { seats: offered })}
            </Button>
          </p>
        )}
      </Stack>
    </Notice>
  );
}
