import { useId } from 'react';
import { Poster, type PosterProps } from '../Poster/index.js';
import * as css from './PastWall.css.js';

export interface PastEvent {
  href: string;
  title: string;
  poster: Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'>;
  /** Its last day, without the year: "08.02". */
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

/** What has been played: posters by year, printed with one ink. They keep their names and sell nothing. */
export function PastWall({ years }: PastWallProps) {
  return years.map((year) => <Year key={year.year} {...year} />);
}

function Year({ year, events }: PastYear) {
  const id = useId();
  return (
    <section className={css.year} aria-labelledby={id}>
      <h2 className={css.numerals} id={id}>
        {year}
      </h2>
      <ul className={css.wall}>
        {events.map(({ href, title, poster, date, byline, venue }) => (
          <li key={href} className={css.event}>
            <div className={css.poster}>
              <Poster {...poster} mono />
            </div>
            <h3>
              <a className={css.link} href={href}>
                <span className={css.title}>{title}</span>
              </a>
            </h3>
            <p className={css.date}>{date}</p>
            <p className={css.byline}>{byline}</p>
            <p className={css.venue}>{venue}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
