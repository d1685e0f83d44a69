import { type ReactNode, useId } from 'react';
import { Flood } from '../Flood/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import * as css from './CartGroup.css.js';

export interface CartGroupProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  /** The event's name; a heading of level 2. */
  title: string;
  /** Where the event's page is. */
  href?: string;
  /** When and where, in one line. */
  when: string;
  /** How many tickets, worded: "3 tickets". Left out when all of them are gone. */
  count?: string;
  /** `CartHold` and `GoneRow`, in the order in which they were put in. */
  children: ReactNode;
}

/** All that a cart holds of one performance, under a header in the poster's own colours. */
export function CartGroup({ seed, interest, lines, lang, title, href, when, count, children }: CartGroupProps) {
  // One event may stand here twice, with two of its performances: the region is named by both lines.
  const id = useId();
  return (
    <section aria-labelledby={`${id}title ${id}when`}>
      <Flood seed={seed} interest={interest} className={css.header}>
        <div className={css.art}>
          <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="thumb" />
        </div>
        <div className={css.facts}>
          <h2 className={css.title} id={`${id}title`}>
            {href === undefined ? (
              title
            ) : (
              <a className={css.link} href={href}>
                {title}
              </a>
            )}
          </h2>
          <p className={css.when} id={`${id}when`}>
            {when}
          </p>
        </div>
        {count !== undefined && <p className={css.count}>{count}</p>}
      </Flood>
      <div className={css.rows}>{children}</div>
    </section>
  );
}
