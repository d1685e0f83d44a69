import { type ReactNode, useId } from 'react';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import { Flood } from '../Flood/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import * as styles from './CartGroup.css.js';

export interface CartGroupProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'>, RootProps {
  /** The event's name; a heading of level 2. */
  title: string;
  /** The address of the event's page. */
  href?: string | undefined;
  /** Date, time and venue, in one line. */
  when: string;
  /** How many tickets, worded: "3 tickets". Left out when all tickets are gone. */
  count?: string | undefined;
  /** `CartHold` and `GoneRow`, in the order in which the buyer added them. */
  children: ReactNode;
}

/** Everything that a cart holds for one performance, under a header in the colours of the poster. */
export function CartGroup({
  seed,
  interest,
  lines,
  lang,
  title,
  href,
  when,
  count,
  children,
  ...root
}: CartGroupProps) {
  // A cart may hold two performances of one event, so both lines name the region.
  const ids = useId();
  return (
    <section {...root} aria-labelledby={joinIds(`${ids}title`, `${ids}when`, root['aria-labelledby'])}>
      <Flood seed={seed} interest={interest} className={styles.header}>
        <div className={styles.art}>
          <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="thumb" />
        </div>
        <div className={styles.facts}>
          <h2 className={styles.title} id={`${ids}title`}>
            {href === undefined ? (
              title
            ) : (
              <a className={styles.link} href={href}>
                {title}
              </a>
            )}
          </h2>
          <p className={styles.when} id={`${ids}when`}>
            {when}
          </p>
        </div>
        {count !== undefined && <p className={styles.count}>{count}</p>}
      </Flood>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
