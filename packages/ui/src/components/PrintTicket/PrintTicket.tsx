import { useId } from 'react';
import { wholeNumbers } from '../../private/wholeNumbers.js';
import { BrandMark } from '../BrandMark/index.js';
import { Perforation } from '../Perforation/index.js';
import { QrCode } from '../QrCode/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './PrintTicket.css.js';

export interface PrintedTicket {
  /** The ticket's number, printed under its code. Staff type it when the scanner fails. */
  number: string;
  /** Date and time with the year, because people keep paper. */
  when: string;
  title: string;
  /** Venue, its street, the presenter. */
  venue: string;
  /** Section, row and seat in one prominent line. */
  place: string;
  /** Ticket type, price, and any proof to show at the door. */
  notes: string;
  code: string;
  /** The name of the code for screen readers. */
  codeLabel: string;
}

export interface PrintTicketProps {
  /** The box office's name, and below it the name in the other language. */
  brand: readonly [name: string, otherName: string];
  /** The transaction's number, printed on every sheet. */
  order: string;
  tickets: readonly PrintedTicket[];
  /** Facts below the tickets of each sheet: holder, total. */
  facts: readonly { label: string; value: string }[];
  /**
   * The conditions. Every sheet has them, because the holder may give single sheets away. A telephone number in groups
   * stays in one line.
   */
  smallPrint: string;
}

const PER_SHEET = 3;

/** Tickets for the printer: A4 sheets, black on white in every theme, three tickets per sheet. */
export function PrintTicket({ brand, order, tickets, facts, smallPrint }: PrintTicketProps) {
  const sheets = Array.from({ length: Math.ceil(tickets.length / PER_SHEET) }, (_, sheet) =>
    tickets.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
  return sheets.map((sheet, index) => (
    <div key={sheet[0]?.number} className={styles.sheet}>
      <div className={styles.head}>
        <BrandMark />
        <p className={styles.brand}>
          {brand[0]}
          <span className={styles.otherBrand}>{brand[1]}</span>
        </p>
        <p className={styles.order}>
          {order} ・ {index + 1} / {sheets.length}
        </p>
      </div>
      {sheet.map((ticket) => (
        <PrintedStub key={ticket.number} {...ticket} />
      ))}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.value}>{wholeNumbers(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.smallPrint}>{wholeNumbers(smallPrint)}</p>
    </div>
  ));
}

function PrintedStub({ number, when, title, venue, place, notes, code, codeLabel }: PrintedTicket) {
  const id = useId();
  return (
    <Ticket as="article" strong className={styles.ticket} aria-labelledby={`${id}-title ${id}-place`}>
      <div className={styles.words}>
        <p className={styles.when}>{when}</p>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p>{venue}</p>
        <p className={styles.place} id={`${id}-place`}>
          {place}
        </p>
        <p className={styles.notes}>{notes}</p>
      </div>
      <Perforation direction="vertical" className={styles.perforation} />
      <div className={styles.stub}>
        <div className={styles.code}>
          <QrCode value={code} label={codeLabel} />
        </div>
        <p className={styles.number}>{number}</p>
      </div>
    </Ticket>
  );
}
