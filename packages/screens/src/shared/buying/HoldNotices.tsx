import { type EventOnTicket, endOf, type Failure, href, overlapsWith, type Performance } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { useAnnouncement } from '../Announcer.js';
import { useText } from '../text/index.js';
import * as styles from './HoldNotices.css.js';

export interface OverlapProps {
  performance: Pick<Performance, 'id' | 'startsAt'>;
  /** Minutes. */
  duration: number;
  /** The performances in the cart. */
  others: readonly EventOnTicket[];
}

/**
 * Performances in the cart at the same time as the chosen one. Only a warning, because they may be for another person.
 */
export function Overlap({ performance, duration, others: inCart }: OverlapProps) {
  const { t, format } = useText('event');
  const chosen = { performanceId: performance.id, startsAt: performance.startsAt, duration };
  const sentences = overlapsWith(chosen, inCart).map((other) =>
    t('event.overlap', {
      from: format.time(chosen.startsAt),
      to: format.time(endOf(chosen)),
      event: other.title,
      otherFrom: format.time(other.startsAt),
      otherTo: format.time(endOf(other)),
    }),
  );
  useAnnouncement(sentences.join(format.sentenceGap));
  if (sentences.length === 0) return null;
  return (
    <Notice title={t('event.overlapTitle')}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

/** The cart did not respond either, so the seats may be held. */
export function HoldUncertain({ failure }: { failure: Failure }) {
  const { t, lang } = useText('event');
  return (
    <Notice variant="danger" role="alert" title={t('event.holdUncertainTitle')}>
      <p>{t('event.holdUncertain', { what: t(`common.${failure.kind}Title`) })}</p>
      <p className={styles.noticeAction}>
        <Button size="small" href={href(lang, 'shoppingCart')}>
          {t('common.toCart')}
        </Button>
      </p>
    </Notice>
  );
}
