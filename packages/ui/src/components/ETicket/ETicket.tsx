import { useId } from 'react';
import { Flood } from '../Flood/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { QrCode } from '../QrCode/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './ETicket.css.js';

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
  notes?: string[];
  /** The ticket's number, printed under its code. */
  number: string;
  /** What the code holds. */
  code: string;
  /** Names the code for those who do not see it. */
  codeLabel: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /**
   * Without art and narrower, for many tickets on one page. On paper all tickets are alike.
   * @default false
   */
  compact?: boolean;
  /**
   * Tears the stub once, when the ticket appears: it has just been paid for.
   * @default false
   */
  tear?: boolean;
}

/** One admission: the poster's art and colours, the place in big numerals, and behind the perforation its code on white. */
export function ETicket({ headingLevel = 2, compact = false, tear = false, notes = [], ...props }: ETicketProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Ticket as="article" strong className={compact ? css.compact : css.full} aria-labelledby={`${id}-title ${id}-seat`}>
      <Flood className={compact ? css.plainFace : css.face} seed={props.seed} interest={props.interest}>
        {!compact && (
          <div className={css.art}>
            <Poster seed={props.seed} interest={props.interest} lines={props.lines} lang={props.lang} crop="art" />
          </div>
        )}
        <div className={css.main}>
          <p className={css.when}>{props.when}</p>
          <Heading className={css.title} id={`${id}-title`}>
            {props.title}
          </Heading>
          <p className={css.venue}>{props.venue}</p>
          <dl className={css.facts} id={`${id}-seat`}>
            {props.facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {notes.map((note) => (
            <p key={note} className={css.note}>
              {note}
            </p>
          ))}
        </div>
      </Flood>
      <Perforation direction="horizontal" className={compact ? css.never : css.onPhones} />
      <Perforation direction="vertical" className={compact ? css.always : css.onDesktops} />
      <div className={tear ? css.torn : css.stub}>
        <div className={css.code}>
          <QrCode value={props.code} label={props.codeLabel} />
        </div>
        <p className={css.number}>{props.number}</p>
      </div>
    </Ticket>
  );
}
