import type { MouseEvent } from 'react';
import { hourglassMediumIcon } from '../../icons/hourglass-medium.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './Showtimes.css.js';
import { columnOf, stubUnits } from './timeline.js';

export interface Show {
  /** Stable, handed to `onChoose`. */
  id: string;
  /** Formatted: "17:15". */
  time: string;
  /** The same in minutes of the day, 1440 and more after midnight: its place on the rule. */
  minute: number;
  /** "48 left", "Sold out". */
  left: string;
  /** Hardly any left; the word must say so too. @default false */
  few?: boolean | undefined;
  /** House and price: "House 2, $85". */
  detail: string;
  /** Its seats. Without one it cannot be chosen: sold out, or called off. */
  href?: string | undefined;
}

export interface ShowtimesProps {
  /** Names the list: the film. */
  label: string;
  /** In the order of time. */
  shows: readonly Show[];
  /** Called instead of following the link, once script runs. */
  onChoose?: ((id: string) => void) | undefined;
}

/** The shows of one film on one day, a stub each: on a rule of hours where there is room, one after the other elsewhere. */
export function Showtimes({ label, shows, onChoose }: ShowtimesProps) {
  const choose = (id: string) => (event: MouseEvent) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <ol className={styles.timeline} aria-label={label}>
      {shows.map(({ id, time, minute, left, few, detail, href }) => {
        const gone = href === undefined;
        const stub = (
          <>
            <span className={styles.time}>{gone ? <s>{time}</s> : time}</span>
            <Perforation direction="vertical" />
            <span className={styles.facts}>
              <b className={styles.left}>
                {few && <Icon icon={hourglassMediumIcon} />} {left}
              </b>{' '}
              {detail}
            </span>
          </>
        );
        return (
          <li key={id} className={styles.item} style={{ gridColumn: `${columnOf(minute)} / span ${stubUnits}` }}>
            <Ticket className={gone ? styles.goneStub : styles.stub}>
              {gone ? (
                <span className={styles.words}>{stub}</span>
              ) : (
                <a className={styles.link} href={href} onClick={choose(id)}>
                  {stub}
                </a>
              )}
            </Ticket>
          </li>
        );
      })}
    </ol>
  );
}
