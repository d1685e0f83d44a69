import { useId } from 'react';
import { Poster, type PosterProps } from '../Poster/index.js';
import * as styles from './PastWall.css.js';

export interface PastEvent {
  id: string;
  title: string;
  poster: Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'>;
  /** The event's last day, without the year: "08.02". */
  date: string;
  byline: string;
  venue: string;
  /** The page of the event. @default none: the event sells nothing any more */
  href?: string | undefined;
}

export interface PastMonth {
  /** "November" or "11月" */
  month: string;
  events: readonly PastEvent[];
}

export interface PastYear {
  year: string;
  /** The latest first. */
  months: readonly PastMonth[];
}

export interface PastWallProps {
  /** The latest first. */
  years: readonly PastYear[];
}

/** Past events: posters by year and month, printed with one ink. They keep their names and sell nothing. */
export function PastWall({ years }: PastWallProps) {
  return years.map((year) => <Year key={year.year} {...year} />);
}

function Year({ year, months }: PastYear) {
  const id = useId();
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h2 className={styles.figure} id={id}>
        {year}
      </h2>
      <div className={styles.months}>
        {months.map((month) => (
          <Month key={month.month} {...month} />
        ))}
      </div>
    </section>
  );
}

function Month({ month, events }: PastMonth) {
  return (
    <div>
      <h3 className={styles.month}>{month}</h3>
      <ul className={styles.wall}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <div className={styles.poster}>
              <Poster {...event.poster} mono />
            </div>
            <h4>
              <Title {...event} />
            </h4>
            <p className={styles.date}>{event.date}</p>
            <p className={styles.byline}>{event.byline}</p>
            <p className={styles.venue}>{event.venue}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Title({ title, href }: PastEvent) {
  const words = <span className={styles.title}>{title}</span>;
  if (href === undefined) return words;
  return (
    <a className={styles.link} href={href}>
      {words}
    </a>
  );
}
