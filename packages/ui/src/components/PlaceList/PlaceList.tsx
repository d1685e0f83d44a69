import { type ReactNode, useId } from 'react';
import { mapPinIcon } from '../../icons/map-pin.js';
import { wheelchairIcon } from '../../icons/wheelchair.js';
import type { RootProps } from '../../private/root.js';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Marked } from './Marked.js';
import * as styles from './PlaceList.css.js';

export interface Place {
  id: string;
  name: string;
  address: string;
  /** The services of the place: "Tickets for today, collection". */
  services: string;
  /** "Step-free access", where the place has it. */
  access?: string | undefined;
  /** Opening hours, worded: "Daily 10:00–20:00". A line feed begins another line. */
  hours: string;
  /** How far away it is, where that is known: "1.2 km away". @default none */
  distance?: string | undefined;
  mapHref: string;
}

export interface District {
  name: string;
  /** "2 box offices". */
  count: string;
  places: readonly Place[];
}

/** Replaces the list when no place matches. */
export interface NoPlaces {
  /** Says what was not found: "No kiosk for “Lamma”." */
  title: string;
  /** The nearest district with a place, and its distance. */
  children: ReactNode;
  /** Links to go on with: the nearest district first, then all districts. */
  links: readonly { href: string; label: string }[];
  /** Says in which case nobody has to go to a place, for example with an e-ticket. */
  note?: ReactNode | undefined;
}

export interface PlaceListProps extends RootProps<HTMLDivElement> {
  /** The districts with a match, in the city's usual order. */
  districts: readonly District[];
  /** The search word. The list marks it in names and addresses. @default '' */
  match?: string | undefined;
  /** Shown instead of the list when `districts` is empty. */
  none: NoPlaces;
  /** The label of the button that opens a map. Screen readers read the name of the place after it. */
  mapLabel: string;
  /** The level of the districts' names; that of the places is one lower. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** Box offices or kiosks by district, with the search word marked. Without a match it offers the nearest district. */
export function PlaceList({ districts, match = '', none, mapLabel, headingLevel = 2, ...root }: PlaceListProps) {
  const id = useId();
  const DistrictName = `h${headingLevel}` as const;
  const PlaceName = headingLevel === 2 ? 'h3' : 'h4';
  if (districts.length === 0) return <NoPlaceHere {...root} {...none} />;
  return (
    <div {...root} className={styles.districts}>
      {districts.map(({ name, count, places }, index) => (
        <section key={name} className={styles.district} aria-labelledby={id + index}>
          <DistrictName className={styles.districtName} id={id + index}>
            <span>{name}</span> <span className={styles.count}>{count}</span>
          </DistrictName>
          <ul>
            {places.map((place) => (
              <li key={place.id} className={styles.place}>
                <div>
                  <PlaceName className={styles.name}>
                    <Marked text={place.name} match={match} />
                  </PlaceName>
                  <p className={styles.line}>
                    <Marked text={place.address} match={match} />
                  </p>
                  {place.distance && <p className={styles.distance}>{place.distance}</p>}
                  <p className={styles.line}>{place.services}</p>
                  {place.access && (
                    <p className={styles.line}>
                      <Icon icon={wheelchairIcon} /> <span>{place.access}</span>
                    </p>
                  )}
                </div>
                <p className={styles.hours}>{place.hours}</p>
                <div className={styles.map}>
                  <Button size="small" icon={mapPinIcon} href={place.mapHref}>
                    <span>{mapLabel}</span>
                    <VisuallyHidden>{` ${place.name}`}</VisuallyHidden>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NoPlaceHere({ title, children, links, note, ...root }: NoPlaces & RootProps<HTMLDivElement>) {
  return (
    <EmptyState
      {...root}
      title={title}
      headingLevel={2}
      action={
        <>
          <div className={styles.ways}>
            {links.map(({ href, label }) => (
              <Button key={href} href={href}>
                {label}
              </Button>
            ))}
          </div>
          {note && <p className={styles.line}>{note}</p>}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
