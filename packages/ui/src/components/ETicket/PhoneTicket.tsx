import { type PointerEvent, useRef } from 'react';
import { arrowLeftIcon } from '../../icons/arrow-left.js';
import { caretLeftIcon } from '../../icons/caret-left.js';
import { caretRightIcon } from '../../icons/caret-right.js';
import { wifiSlashIcon } from '../../icons/wifi-slash.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { ColourBlock, type ColourBlockProps } from '../ColourBlock/index.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Perforation } from '../Perforation/index.js';
import { QrCode } from '../QrCode/index.js';
import type { ETicketFact } from './ETicket.js';
import * as styles from './PhoneTicket.css.js';

export interface TicketOnPhone {
  /** Number below the code, for manual input. */
  number: string;
  code: string;
  /** Name of the code for screen readers, announced when the ticket changes. */
  codeLabel: string;
  /** Section, row, seat, in search order. */
  facts: readonly ETicketFact[];
  /** Required proof, or restricted view. */
  note?: string | undefined;
}

export interface PhoneTicketProps extends RootProps<HTMLDivElement>, Pick<ColourBlockProps, 'seed' | 'interest'> {
  when: string;
  /** Title of the event, as `h1`. */
  title: string;
  venue: string;
  /** Tickets of one performance. */
  tickets: readonly TicketOnPhone[];
  /** Index of the visible ticket, from 0. */
  value: number;
  onChange: (value: number) => void;
  back: { href: string; label: string };
  /** Reports the lost connection and the time of saving: "Offline, saved 20:02". */
  offline?: string | undefined;
  /** @default the ready-made words */
  previousLabel?: string | undefined;
  /** @default the ready-made words */
  nextLabel?: string | undefined;
  /** Between the two buttons: "Swipe to change tickets". @default the ready-made words */
  swipeHint?: string | undefined;
}

/** Minimum CSS pixels of a horizontal swipe. */
const SWIPE = 48;

/** A full-screen ticket for scanners: white in every theme, with a code as wide as possible. */
export function PhoneTicket({ seed, interest, when, title, venue, tickets, value, ...props }: PhoneTicketProps) {
  const { onChange, back, offline, previousLabel, nextLabel, swipeHint, ...root } = props;
  const words = useWords('PhoneTicket', { previousLabel, nextLabel, swipeHint });
  const swipeStart = useRef<number>(undefined);
  const ticket = tickets[value];
  const turn = (by: number) => {
    if (tickets[value + by] !== undefined) onChange(value + by);
  };
  const swipe = {
    // Mouse users select text by dragging, and have the buttons.
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      root.onPointerDown?.(event);
      swipeStart.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      root.onPointerUp?.(event);
      const moved = swipeStart.current === undefined ? 0 : event.clientX - swipeStart.current;
      // The next ticket is at the end of the line, which is left from right to left.
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      if (Math.abs(moved) >= SWIPE) turn(moved < 0 === isRtl ? -1 : 1);
      swipeStart.current = undefined;
    },
  };
  if (ticket === undefined) return null;
  const position = `${value + 1} / ${tickets.length}`;
  const several = tickets.length > 1;
  return (
    <div {...root} className={styles.screen} {...(several && swipe)}>
      <ColourBlock as="header" className={styles.header} seed={seed} interest={interest}>
        <div className={styles.bar}>
          <a className={styles.onFlood} href={back.href} aria-label={back.label}>
            <Icon icon={arrowLeftIcon} />
          </a>
          {several && (
            <bdi className={styles.number} dir="ltr">
              {position}
            </bdi>
          )}
        </div>
        <p className={styles.when}>{when}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p>{venue}</p>
      </ColourBlock>
      <Perforation direction="horizontal" />
      <div className={styles.middle}>
        {offline && (
          <p className={styles.offline} role="status">
            <Icon icon={wifiSlashIcon} /> <span>{offline}</span>
          </p>
        )}
        <div className={styles.code}>
          <QrCode value={ticket.code} label={ticket.codeLabel} />
        </div>
        <p className={styles.number}>{ticket.number}</p>
        {ticket.note && <p className={styles.note}>{ticket.note}</p>}
      </div>
      <dl className={styles.facts}>
        {ticket.facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {several && (
        <div className={styles.pager}>
          <Turn icon={caretLeftIcon} label={words.previousLabel} end={value === 0} onClick={() => turn(-1)} />
          <span>{words.swipeHint}</span>
          <Turn
            icon={caretRightIcon}
            label={words.nextLabel}
            end={value === tickets.length - 1}
            onClick={() => turn(1)}
          />
          <LiveRegion message={`${position} ${ticket.codeLabel}`} />
        </div>
      )}
    </div>
  );
}

interface TurnProps {
  icon: IconShape;
  label: string;
  /** No ticket follows. Not `disabled`, because the button would lose the focus. */
  end: boolean;
  onClick: () => void;
}

function Turn({ icon, label, end, onClick }: TurnProps) {
  return (
    <button className={styles.turn} type="button" aria-label={label} aria-disabled={end || undefined} onClick={onClick}>
      <Icon icon={icon} />
    </button>
  );
}
