import { useId } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { QrCode } from '../QrCode/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './ETicket.css.js';

export interface ETicketFact {
  label: string;
  value: string;
}

export interface ETicketProps
  extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'>,
    Omit<RootProps, 'lang'> {
  title: string;
  /** Formatted date and time. */
  when: string;
  venue: string;
  /** Place in search order: section, row, seat. */
  facts: readonly ETicketFact[];
  /** Small print: ticket type and price, restricted view. @default [] */
  notes?: readonly string[] | undefined;
  /** Ticket number, printed below the code. */
  number: string;
  /** Content of the code. */
  code: string;
  /** Names the code for screen readers. */
  codeLabel: string;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Narrower and without art, for many tickets on a page. In print, all tickets are equal. @default false */
  compact?: boolean | undefined;
  /** Tears the stub off once on appearance, for tickets just paid. @default false */
  tear?: boolean | undefined;
}

/** One ticket: art and colours of the poster, place in large numerals, and the code on white. */
export function ETicket({ headingLevel = 2, compact = false, tear = false, notes = [], ...props }: ETicketProps) {
  const { seed, interest, lines, lang, title, when, venue, facts, number, code, codeLabel, ...root } = props;
  const ids = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Ticket
      {...root}
      as="article"
      strong
      className={compact ? styles.compact : styles.full}
      aria-labelledby={joinTokens(`${ids}-title`, `${ids}-seat`, root['aria-labelledby'])}
    >
      <ColourBlock className={compact ? styles.plainFace : styles.face} seed={seed} interest={interest}>
        {!compact && (
          <div className={styles.art}>
            <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="art" />
          </div>
        )}
        <div className={styles.main}>
          <p className={styles.when}>{when}</p>
          <Heading className={styles.title} id={`${ids}-title`}>
            {title}
          </Heading>
          <p className={styles.venue}>{venue}</p>
          <dl className={styles.facts} id={`${ids}-seat`}>
            {facts.map(({ label, value }) => (
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
      </ColourBlock>
      <Perforation direction="horizontal" className={compact ? styles.onNarrowest : styles.onPhones} />
      <Perforation direction="vertical" className={compact ? styles.onWider : styles.onDesktops} />
      <div className={styles.stub}>
        <div className={tear ? styles.torn : styles.admission}>
          <div className={styles.code}>
            <QrCode value={code} label={codeLabel} />
          </div>
          <p className={styles.number}>{number}</p>
        </div>
      </div>
    </Ticket>
  );
}
