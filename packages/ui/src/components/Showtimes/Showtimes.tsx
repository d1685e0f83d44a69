import { hourglassMediumIcon } from '../../icons/hourglass-medium.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './Showtimes.css.js';
import { columnOf } from './timeline.js';

export interface Show {
  /** Stable. */
  id: string;
  /** Formatted: "17:15". */
  time: string;
  /** Minute of the day, 1440 and more after midnight. Sets the position on the scale. */
  minute: number;
  /** "48 left", "Sold out". */
  left: string;
  /** Few seats are left, which `left` must also say. @default false */
  few?: boolean | undefined;
  /** House and price: "House 2, HK$85". */
  detail: string;
  /** URL of the seats. Omit it if sold out or cancelled. */
  href?: string | undefined;
}

export interface ShowtimesProps extends RootProps<HTMLOListElement> {
  /** Names the list: the film's title. */
  label: string;
  /** Earliest first. */
  shows: readonly Show[];
}

/** Shows of a film on one day as stubs, on wide screens on a scale of hours. */
export function Showtimes({ label, shows, ...root }: ShowtimesProps) {
  return (
    <ol {...root} className={styles.timeline} aria-label={label}>
      {shows.map(({ id, time, minute, left, few, detail, href }) => {
        const gone = href === undefined;
        const stub = (
          <>
            <span className={styles.time}>{gone ? <s>{time}</s> : time}</span>
            <Perforation direction="vertical" />
            <span className={styles.facts}>
              <b className={styles.left}>
                {few && <Icon icon={hourglassMediumIcon} />} <span>{left}</span>
              </b>{' '}
              <span className={styles.detail}>{detail}</span>
            </span>
          </>
        );
        return (
          <li key={id} className={styles.itemAt[columnOf(minute)]}>
            <Ticket className={gone ? styles.goneStub : styles.stub}>
              {gone ? (
                <span className={styles.words}>{stub}</span>
              ) : (
                <a className={styles.link} href={href}>
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
