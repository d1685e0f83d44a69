import { useId } from 'react';
import { Flood } from '../Flood/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { QrCode } from '../QrCode/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './ETicket.css.js';

export interface ETicketFact {
  label: string;
  value: string;
}

export interface ETicketProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  title: string;
  /** Date and time of the performance, worded. */
  when: string;
  venue: string;
  /** Where one sits, in the order one looks for it: section, row, seat. */
  facts: ETicketFact[];
  /**
   * Small print: ticket type and price, a restricted view.
   * @default []
   */
  notes?: string[] | undefined;
  /** The ticket's number, printed under its code. */
  number: string;
  /** What the code holds. */
  code: string;
  /** Names the code for those who do not see it. */
  codeLabel: string;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /**
   * Without art and narrower, for many tickets on one page. On paper all tickets are alike.
   * @default false
   */
  compact?: boolean | undefined;
  /**
   * Tears the stub once, when the ticket appears: it has just been paid for.
   * @default false
   */
  tear?: boolean | undefined;
}

/** One admission: the poster's art and colours, the place in big numerals, and behind the perforation its code on white. */
export function ETicket({ headingLevel = 2, compact = false, tear = false, notes = [], ...props }: ETicketProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Ticket
      as="article"
      strong
      className={compact ? styles.compact : styles.full}
      aria-labelledby={`${id}-title ${id}-seat`}
    >
      <Flood className={compact ? styles.plainFace : styles.face} seed={props.seed} interest={props.interest}>
        {!compact && (
          <div className={styles.art}>
            <Poster seed={props.seed} interest={props.interest} lines={props.lines} lang={props.lang} crop="art" />
          </div>
        )}
        <div className={styles.main}>
          <p className={styles.when}>{props.when}</p>
          <Heading className={styles.title} id={`${id}-title`}>
            {props.title}
          </Heading>
          <p className={styles.venue}>{props.venue}</p>
          <dl className={styles.facts} id={`${id}-seat`}>
            {props.facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      </Flood>
      <Perforation direction="horizontal" className={compact ? styles.never : styles.onPhones} />
      <Perforation direction="vertical" className={compact ? styles.always : styles.onDesktops} />
      <div className={tear ? styles.torn : styles.stub}>
        <div className={styles.code}>
          <QrCode value={props.code} label={props.codeLabel} />
        </div>
        <p className={styles.number}>{props.number}</p>
      </div>
    </Ticket>
  );
}
