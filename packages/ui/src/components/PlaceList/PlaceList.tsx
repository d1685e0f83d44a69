import { type ReactNode, useId } from 'react';
import { mapPinIcon } from '../../icons/map-pin.js';
import { wheelchairIcon } from '../../icons/wheelchair.js';
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
  /** What is done there: "Tickets for today, collection". */
  services: string;
  /** "Step-free access", where there is one. */
  access?: string | undefined;
  /** Opening hours, worded: "Daily 10:00–20:00". */
  hours: string;
  mapHref: string;
}

export interface District {
  name: string;
  /** "2 box offices". */
  count: string;
  places: readonly Place[];
}

/** What stands in place of the list when no place matches. */
export interface NoPlaces {
  /** What there is not: "No kiosk for “Lamma”." */
  title: string;
  /** The nearest district that has one, and how far it is. */
  children: ReactNode;
  /** Ways on: the nearest district first, then all of them. */
  links: readonly { href: string; label: string }[];
  /** Who needs no place at all. */
  note?: ReactNode | undefined;
}

export interface PlaceListProps {
  /** Those with a match, in the order of the city. */
  districts: readonly District[];
  /** The search word, marked in names and addresses. @default '' */
  match?: string | undefined;
  /** Shown instead of the list when there is no district. */
  none: NoPlaces;
  /** On the button that leads to a map; the name of the place follows for those who hear it. */
  mapLabel: string;
}

/** Box offices or kiosks by district, with what matched marked. Without a match: the nearest district. */
export function PlaceList({ districts, match = '', none, mapLabel }: PlaceListProps) {
  const id = useId();
  if (districts.length === 0) return <NoPlaceHere {...none} />;
  return (
    <div className={styles.districts}>
      {districts.map(({ name, count, places }, index) => (
        <section key={name} className={styles.district} aria-labelledby={id + index}>
          <h2 className={styles.districtName} id={id + index}>
            {name} <span className={styles.count}>{count}</span>
          </h2>
          <ul>
            {places.map((place) => (
              <li key={place.id} className={styles.place}>
                <div>
                  <h3 className={styles.name}>
                    <Marked text={place.name} match={match} />
                  </h3>
                  <p className={styles.line}>
                    <Marked text={place.address} match={match} />
                  </p>
                  <p className={styles.line}>{place.services}</p>
                  {place.access && (
                    <p className={styles.line}>
                      <Icon icon={wheelchairIcon} /> {place.access}
                    </p>
                  )}
                </div>
                <p className={styles.hours}>{place.hours}</p>
                <Button size="small" icon={mapPinIcon} href={place.mapHref}>
                  {mapLabel}
                  <VisuallyHidden> {place.name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NoPlaceHere({ title, children, links, note }: NoPlaces) {
  return (
    <EmptyState
      title={title}
      level={2}
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
