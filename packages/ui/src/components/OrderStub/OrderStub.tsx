import type { ReactNode } from 'react';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './OrderStub.css.js';

export interface OrderStubProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  /** The event's name; a heading of level 3. */
  title: string;
  /** When and where, in one line. */
  when: string;
  seats: readonly { place: string; zone: string; price: string }[];
  /** What the buyer must know of the seats once more, one sentence each. */
  notes?: readonly string[] | undefined;
  subtotalLabel: string;
  subtotal: string;
  /** A way back, under the subtotal. */
  action?: ReactNode | undefined;
}

/** One performance of an order, as a ticket: art, facts, perforation, subtotal. It is read, not edited. */
export function OrderStub({
  seed,
  interest,
  lines,
  lang,
  title,
  when,
  seats,
  notes = [],
  subtotalLabel,
  subtotal,
  action,
}: OrderStubProps) {
  return (
    <Ticket as="article" className={styles.stub}>
      <div className={styles.art}>
        <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="art" aspect="portrait" />
      </div>
      <div className={styles.facts}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.when}>{when}</p>
        <ul className={styles.seats}>
          {seats.map((seat) => (
            <li key={seat.place} className={styles.seat}>
              <span className={styles.figure}>{seat.place}</span>
              <span className={styles.zone}>{seat.zone}</span>
              <span className={styles.price}>{seat.price}</span>
            </li>
          ))}
        </ul>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <Perforation direction="vertical" className={styles.perforation} />
      <div className={styles.end}>
        <p>
          <span className={styles.label}>{subtotalLabel}</span>
          <span className={styles.subtotal}>{subtotal}</span>
        </p>
        {action}
      </div>
    </Ticket>
  );
}
