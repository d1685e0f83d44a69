import { type PlaceKind, type Position, placesByDistrict, type TicketPlace } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Heading } from '@first-gong/ui/Heading';
import { Icon } from '@first-gong/ui/Icon';
import { mapPinIcon } from '@first-gong/ui/icons/map-pin';
import { wheelchairIcon } from '@first-gong/ui/icons/wheelchair';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useId } from 'react';
import { useText } from '../../shared/text/index.js';
import { distanceText } from './distanceText.js';
import { Marked } from './Marked.js';
import * as styles from './PlaceList.css.js';

export interface PlaceListProps {
  kind: PlaceKind;
  places: readonly TicketPlace[];
  /** The search text to mark in names and addresses. */
  match: string;
  /** The visitor's position, if known: the nearest place is first. */
  from: Position | null;
}

/** Box offices or kiosks by district, with a heading of level 2 and the search text marked (spec §2). */
export function PlaceList({ kind, places, match, from }: PlaceListProps) {
  const { t } = useText('places');
  const id = useId();
  return (
    <Stack gap="s5">
      {placesByDistrict(places, from).map(({ districtId, places: inside }) => (
        <Stack as="section" gap="none" key={districtId} className={styles.district} aria-labelledby={id + districtId}>
          {/* biome-ignore lint/plugin/layout: it starts as low as the first address beside it. */}
          <h3 className={styles.districtName} id={id + districtId}>
            <span>{inside[0]?.district}</span>{' '}
            <span className={styles.count}>{t(`places.${kind}Count`, { count: inside.length })}</span>
          </h3>
          <ul>
            {inside.map(({ placeId, name, address, services, stepFree, hours, kilometres, mapUrl }) => (
              <Stack as="li" gap="s2" key={placeId} className={styles.place}>
                <div>
                  <Heading headingLevel={4} size="lead" weight="title">
                    <Marked text={name} match={match} />
                  </Heading>
                  <Text variant="secondary" size="small">
                    <Marked text={address} match={match} />
                  </Text>
                  {kilometres !== null && (
                    <Text weight="strong" size="small">
                      {t('places.distance', { distance: distanceText(kilometres) })}
                    </Text>
                  )}
                  <Text variant="secondary" size="small">
                    {services.map((service) => t(`places.service_${service}`)).join(t('common.separator'))}
                  </Text>
                  {stepFree && (
                    <Text variant="secondary" size="small">
                      <Icon icon={wheelchairIcon} /> <span>{t('places.stepFree')}</span>
                    </Text>
                  )}
                </div>
                <p className={styles.hours}>{hours.join('\n')}</p>
                <div className={styles.map}>
                  <Button size="small" icon={mapPinIcon} href={mapUrl}>
                    <span>{t('places.map')}</span>
                    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                  </Button>
                </div>
              </Stack>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
