import { endOf, overlapsWith, type Performance } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useAnnouncement } from '../Announcer.js';
import { useText } from '../text/index.js';
import type { Holding } from './holding.js';

/**
 * Performances in the cart at the same time as the chosen one. Only a warning, because they may be for another person.
 */
export function Overlap({
  state: { event, inCart },
  performance,
}: {
  state: Pick<Holding, 'event' | 'inCart'>;
  performance: Performance;
}) {
  const { t, format } = useText('event');
  const chosen = { performanceId: performance.id, startsAt: performance.startsAt, duration: event.duration };
  const sentences = overlapsWith(chosen, inCart?.performances ?? []).map((other) =>
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
