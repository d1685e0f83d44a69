import type { ReactNode } from 'react';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './OrderStub.css.js';

export interface OrderStubProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  /** The event's name; a heading of level 3. */
  title: string;
  /** When and where, in one line. */
  when: string;
  seats: readonly { place: string; zone: string; price: string }[];
  /** What the buyer must know of the seats once more, one sentence each. */
  notes?: readonly string[];
  subtotalLabel: string;
  subtotal: string;
  /** A way back, under the subtotal. */
  action?: ReactNode;
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
    <Ticket as="article" className={css.stub}>
      <div className={css.art}>
        <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="art" aspect="portrait" />
      </div>
      <div className={css.facts}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.when}>{when}</p>
        <ul className={css.seats}>
          {seats.map((seat) => (
            <li key={seat.place} className={css.seat}>
              <span className={css.figure}>{seat.place}</span>
              <span className={css.zone}>{seat.zone}</span>
              <span className={css.price}>{seat.price}</span>
            </li>
          ))}
        </ul>
        {notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
      </div>
      <Perforation direction="vertical" className={css.perforation} />
      <div className={css.end}>
        <p>
          <span className={css.label}>{subtotalLabel}</span>
          <span className={css.subtotal}>{subtotal}</span>
        </p>
        {action}
      </div>
    </Ticket>
  );
}
