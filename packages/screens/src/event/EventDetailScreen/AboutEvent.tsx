import { type AccessFeature, type EventDetail, href, points } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { DescriptionList } from '@first-gong/ui/DescriptionList';
import { mapPinIcon } from '@first-gong/ui/icons/map-pin';
import { Link } from '@first-gong/ui/Link';
import { Stack } from '@first-gong/ui/Stack';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { accessNames } from '../../shared/access.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';

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
          <PlacePart {...event} place={event.place} />
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

/** Access of an event as a list, and the page that says how to book with it. */
function AccessPart({ event: { accessFeatures = [], performances } }: { event: EventDetail }) {
  const text = useText('event');
  const { t, lang } = text;
  const open = performances.filter(({ cancelled }) => !cancelled);
  const isEverywhere = (feature: AccessFeature) =>
    open.every((performance) => performance.accessFeatures?.includes(feature) ?? true);
  const languages = open.find(({ captionLanguages }) => captionLanguages)?.captionLanguages;
  const nameOf = (feature: AccessFeature) => {
    if (feature === 'captions' && languages) return t('event.accessCaptions', { languages });
    return feature === 'signLanguage' ? t('event.accessSignLanguage') : accessNames([feature], text);
  };
  return (
    <>
      {accessFeatures.length === 0 ? (
        <p>{t('event.accessNone')}</p>
      ) : (
        <Stack as="ul" gap="s2" marked>
          {accessFeatures.map((feature) => (
            <li key={feature}>
              {isEverywhere(feature) ? nameOf(feature) : t('event.accessSome', { feature: nameOf(feature) })}
            </li>
          ))}
        </Stack>
      )}
      <p>
        <Link standalone href={href(lang, 'access')}>
          {t('event.accessHelp')}
        </Link>
      </p>
    </>
  );
}

/** Venue and directions. */
function PlacePart({ venue, district, place }: EventDetail & { place: NonNullable<EventDetail['place']> }) {
  const { t } = useText('event');
  return (
    <>
      <address className={styles.address}>
        <strong>{venue}</strong>
        <br />
        <span>{place.address}</span>
        <br />
        <span>{district}</span>
      </address>
      <Stack as="ul" gap="s2" marked aria-label={t('event.transport')}>
        {place.transport.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </Stack>
      <p>
        <Button size="small" icon={mapPinIcon} href={place.mapUrl}>
          {t('event.map')}
          <VisuallyHidden>{` ${venue}`}</VisuallyHidden>
        </Button>
      </p>
    </>
  );
}
