import type { Failure, ReleasedItem } from '@first-gong/domain';
import { seatsText } from '@first-gong/i18n';
import { Button, TextButton } from '@first-gong/ui/Button';
import { Heading } from '@first-gong/ui/Heading';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { xCircleIcon } from '@first-gong/ui/icons/x-circle';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { eventHref } from '../hrefs.js';
import { useText } from '../text/index.js';
import { newestFirst } from './groups.js';
import * as styles from './ReleasedSeats.css.js';

/** Released seats and the actions on them. */
export interface ReleasedState {
  /** Ids of the items that are being held again. */
  holding: readonly string[];
  /** The item that could not be held again, and the server's sentence; null if none failed. */
  refused: { holdId: string; why: string } | null;
  /** Why the last action got no response, or null. Nothing has changed. */
  failure: Failure | null;
}

export interface ReleasedHandlers {
  /** Holds released items again, all or none. */
  onHoldAgain: (holdIds: readonly string[]) => void;
  /** Removes the message about the released seats. */
  onDismissReleased: (holdIds: readonly string[]) => void;
}

export interface ReleasedSeatsProps extends ReleasedHandlers {
  item: ReleasedItem;
  /** Holding the seats again is the page's next step. */
  main: boolean;
  again: ReleasedState;
}

const reasons = {
  holdExpired: 'cart.releasedHoldExpired',
  bankDeclined: 'cart.releasedBankDeclined',
  bankNoAnswer: 'cart.releasedBankNoAnswer',
  cancelled: 'cart.releasedCancelled',
  performanceCancelled: 'cart.releasedPerformanceCancelled',
} as const satisfies Record<ReleasedItem['reason'], string>;

/** Released seats: the reason and the next steps. For taken seats and cancelled performances, only other seats. */
export function ReleasedSeats({
  item,
  main,
  again: { holding, refused },
  onHoldAgain,
  onDismissReleased,
}: ReleasedSeatsProps) {
  const { t, format, lang } = useText('cart', 'order');
  const { holdId, event, seats, zoneName, subtotal, reason, at } = item;
  const isRefused = refused?.holdId === holdId;
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon icon={xCircleIcon} weight="fill" />
      </span>
      <div>
        <Text weight="title">{t('cart.releasedTitle', { count: seats.length })}</Text>
        <p>
          {/* Screen readers do not read the line through the seats. */}
          <VisuallyHidden>{`${t('cart.releasedWhatHidden')} `}</VisuallyHidden>
          <s className={styles.seats}>
            {t('cart.releasedWhat', { zone: zoneName, seats: seatsText(t, seats), amount: format.money(subtotal) })}
          </s>
        </p>
        <Text variant="secondary" size="small">
          {t(reasons[reason], { time: format.time(at) })}
        </Text>
        {isRefused && (
          <p className={styles.problem} role="alert">
            {t('order.notHeld', { why: refused.why })}
          </p>
        )}
      </div>
      <Inline gap="s4" className={styles.actions}>
        {!isRefused && !event.cancelled && (
          <Button
            variant={main ? 'buy' : 'plain'}
            size="small"
            busy={holding.includes(holdId)}
            busyLabel={t('order.holdingAgain')}
            onClick={() => onHoldAgain([holdId])}
          >
            <span>{t('cart.releasedAgain', { count: seats.length })}</span>
            <VisuallyHidden>{` ${event.title}`}</VisuallyHidden>
          </Button>
        )}
        <Button size="small" href={eventHref(lang, event.id)}>
          {t(event.cancelled ? 'cart.releasedOtherTimes' : 'cart.releasedChoose')}
          <VisuallyHidden>{` ${event.title}`}</VisuallyHidden>
        </Button>
        <TextButton
          aria-label={t('cart.releasedDismissOf', { event: event.title })}
          onClick={() => onDismissReleased([holdId])}
        >
          {t('cart.releasedDismiss')}
        </TextButton>
      </Inline>
    </div>
  );
}

export interface ReleasedHeadProps extends ReleasedHandlers {
  /** At least one. */
  released: readonly ReleasedItem[];
  /** Holding the seats again is the page's next step. */
  main: boolean;
  again: ReleasedState;
  /** Id of the heading, which receives focus when the focused control disappears. */
  headingId: string;
}

/** Heading of the released seats and, for several, the actions on all of them. */
export function ReleasedHead({ released, main, again, headingId, onHoldAgain, onDismissReleased }: ReleasedHeadProps) {
  const { t } = useText('cart', 'order');
  const free = released.filter(({ holdId, event }) => holdId !== again.refused?.holdId && !event.cancelled);
  const [latest] = newestFirst(released);
  return (
    <Stack gap="s3">
      <Heading headingLevel={2} id={headingId} tabIndex={-1}>
        {t(latest?.reason === 'holdExpired' ? 'cart.timeUp' : 'cart.releasedHead')}
      </Heading>
      {released.length > 1 && (
        <Inline as="p" gap="s4" rowGap="s2">
          {free.length > 1 && (
            <Button
              variant={main ? 'buy' : 'plain'}
              size="small"
              busy={again.holding.length > 0}
              busyLabel={t('order.holdingAgain')}
              onClick={() => onHoldAgain(idsOf(free))}
            >
              {t('cart.releasedAgainAll', { count: free.reduce((sum, { seats }) => sum + seats.length, 0) })}
            </Button>
          )}
          <TextButton onClick={() => onDismissReleased(idsOf(released))}>{t('cart.releasedDismissAll')}</TextButton>
        </Inline>
      )}
    </Stack>
  );
}

const idsOf = (released: readonly ReleasedItem[]): string[] => released.map(({ holdId }) => holdId);
