import type { RootProps } from '../../private/root.js';
import { Link } from '../Link/index.js';
import * as styles from './SeatsTonight.css.js';

export interface TonightRow {
  /** The performance's id. */
  id: string;
  href: string;
  /** "19:30" */
  time: string;
  title: string;
  venue: string;
  /** "HK$180+" */
  price: string;
  /** "8 left", "Available" */
  left: string;
}

export interface SeatsTonightProps extends RootProps {
  title: string;
  /** "Fri 20 Nov" */
  date: string;
  rows: readonly TonightRow[];
  /** Link to all performances of tonight. */
  more?: { href: string; label: string } | undefined;
  /** Shown without rows. */
  empty: string;
}

/** The stub of the feature ticket: tonight's performances with free seats, by hour. */
export function SeatsTonight({ title, date, rows, more, empty, ...root }: SeatsTonightProps) {
  return (
    <section {...root} className={styles.stub}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.date}>{date}</p>
      </div>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul>
        {rows.map(({ id, href, time, title: name, venue, price, left }) => (
          <li key={id}>
            <a className={styles.row} href={href}>
              <span className={styles.time}>{time}</span>
              <span>
                <b className={styles.name}>{name}</b>
                <span className={styles.venue}>{venue}</span>
              </span>
              <span className={styles.left}>
                <span className={styles.price}>{price}</span>
                <span>{left}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Link href={more.href} standalone>
            {more.label}
          </Link>
        </p>
      )}
    </section>
  );
}
