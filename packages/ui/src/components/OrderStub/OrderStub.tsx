import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './OrderStub.css.js';

export interface OrderStubProps extends RootProps, Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  /** The event's name, a heading of level 3. */
  title: string;
  /** Time and venue, in one line. */
  when: string;
  seats: readonly { place: string; zone: string; price: string }[];
  /** Facts about the seats that the buyer must see again, one sentence each. */
  notes?: readonly string[] | undefined;
  subtotalLabel: string;
  subtotal: string;
  /** A link back, under the subtotal. */
  action?: ReactNode | undefined;
}

/** One performance of an order as a ticket: art, facts, perforation, subtotal. It cannot be edited. */
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
  ...root
}: OrderStubProps) {
  return (
    <Ticket {...root} as="article" className={styles.stub}>
      <div className={styles.art}>
        <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="art" aspect="portrait" />
      </div>
      <div className={styles.facts}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.when}>{when}</p>
        <ul className={styles.seats}>
          {seats.map((seat) => (
            <li key={seat.place} className={styles.seat}>
              <span className={styles.place}>
                <span className={styles.figure}>{seat.place}</span> <span className={styles.zone}>{seat.zone}</span>
              </span>
              <span className={styles.figure}>{seat.price}</span>
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
