import { type EventDetail, points } from '@first-gong/domain';
import { DescriptionList } from '@first-gong/ui/DescriptionList';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import { useText } from '../../shared/text/index.js';
import { AccessPart } from './AccessPart.js';
import * as styles from './EventDetailScreen.css.js';
import { PlacePart } from './PlacePart.js';

/** Description, organiser and the organiser's rules, access, place, points; then `children`. */
export function AboutEvent({ event, children }: { event: EventDetail; children: ReactNode }) {
  const { t } = useText('event');
  return (
    <Stack gap="s5" className={styles.about}>
      <Part title={t('event.about')}>
        {event.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      {event.credits.length > 0 && (
        <Part title={t('event.credits')}>
          <DescriptionList
            layout="pairs"
            items={event.credits.map(({ role, names }) => ({ term: role, details: names }))}
          />
        </Part>
      )}
      {event.organiserNotes.length > 0 && (
        <Part title={t('event.notes')}>
          <Stack as="ul" gap="s2" marked>
            {event.organiserNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Stack>
        </Part>
      )}
      {event.accessFeatures && (
        <Part title={t('common.access')}>
          <AccessPart event={event} />
        </Part>
      )}
      {event.place && (
        <Part title={t('event.place')}>
          <PlacePart event={event} />
        </Part>
      )}
      <Part title={t('event.points')}>
        <p>{event.pointsProgramme ? t('event.pointsEarned', { count: points.perDollar }) : t('event.pointsNone')}</p>
      </Part>
      <Part title={t('event.share')}>{children}</Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s2" className={styles.part}>
      {/* biome-ignore lint/plugin/layout: it has a rule of its own width. */}
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </Stack>
  );
}
