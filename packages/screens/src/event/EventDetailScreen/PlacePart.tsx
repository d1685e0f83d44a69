import type { EventDetail } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { mapPinIcon } from '@first-gong/ui/icons/map-pin';
import { Stack } from '@first-gong/ui/Stack';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';

/** Venue and directions. Nothing for an online event. */
export function PlacePart({ event: { place, venue, district } }: { event: EventDetail }) {
  const { t } = useText('event');
  if (place === null) return null;
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
