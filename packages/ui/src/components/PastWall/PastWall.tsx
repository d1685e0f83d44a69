import { useId } from 'react';
import { Poster, type PosterProps } from '../Poster/index.js';
import * as styles from './PastWall.css.js';

export interface PastEvent {
  href: string;
  title: string;
  poster: Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'>;
  /** The event's last day, without the year: "08.02". */
  date: string;
  byline: string;
  venue: string;
}

export interface PastYear {
  year: string;
  events: readonly PastEvent[];
}

export interface PastWallProps {
  /** The latest first. */
  years: readonly PastYear[];
}

/** Past events: posters by year, printed with one ink. They keep their names and sell nothing. */
export function PastWall({ years }: PastWallProps) {
  return years.map((year) => <Year key={year.year} {...year} />);
}

function Year({ year, events }: PastYear) {
  const id = useId();
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h2 className={styles.numerals} id={id}>
        {year}
      </h2>
      <ul className={styles.wall}>
        {events.map(({ href, title, poster, date, byline, venue }) => (
          <li key={href} className={styles.event}>
            <div className={styles.poster}>
              <Poster {...poster} mono />
            </div>
            <h3>
              <a className={styles.link} href={href}>
                <span className={styles.title}>{title}</span>
              </a>
            </h3>
            <p className={styles.date}>{date}</p>
            <p className={styles.byline}>{byline}</p>
            <p className={styles.venue}>{venue}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
