import { type PointerEvent, useRef } from 'react';
import { arrowLeftIcon } from '../../icons/arrow-left.js';
import { caretLeftIcon } from '../../icons/caret-left.js';
import { caretRightIcon } from '../../icons/caret-right.js';
import { wifiSlashIcon } from '../../icons/wifi-slash.js';
import type { ETicketFact } from '../ETicket/index.js';
import { Flood, type FloodProps } from '../Flood/index.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Perforation } from '../Perforation/index.js';
import { QrCode } from '../QrCode/index.js';
import * as styles from './PhoneTicket.css.js';

export interface TicketOnPhone {
  /** The ticket's number, under its code: what is typed when the scanner fails. */
  number: string;
  code: string;
  /** Names the code for those who do not see it, and is read when the ticket changes. */
  codeLabel: string;
  /** Section, row, seat, in the order one looks for them. */
  facts: readonly ETicketFact[];
  /** What must be shown at the door, a restricted view. */
  note?: string | undefined;
}

export interface PhoneTicketProps extends Pick<FloodProps, 'seed' | 'interest'> {
  when: string;
  /** The event's title; the `h1` of the screen. */
  title: string;
  venue: string;
  /** Of one performance. */
  tickets: readonly TicketOnPhone[];
  /** Which of them is shown, from 0. */
  value: number;
  onChange: (value: number) => void;
  back: { href: string; label: string };
  /** There is no connection, and since when the ticket has been kept: "Offline ・ saved 20:02". */
  offline?: string | undefined;
  previousLabel: string;
  nextLabel: string;
  /** Between the two buttons: "Swipe to change tickets". */
  swipeHint: string;
}

/** How far a finger goes sideways before it means the next ticket, in CSS pixels. */
const SWIPE = 48;

/** One ticket over the whole of a phone, to be held under a scanner: white in every theme, the code as wide as it can be. */
export function PhoneTicket({ tickets, value, onChange, back, offline, ...props }: PhoneTicketProps) {
  const from = useRef<number>(undefined);
  const ticket = tickets[value];
  const turn = (by: number) => {
    if (tickets[value + by] !== undefined) onChange(value + by);
  };
  const swipe = {
    // A mouse selects text; it has the buttons.
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = from.current === undefined ? 0 : event.clientX - from.current;
      if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
      from.current = undefined;
    },
  };
  if (ticket === undefined) return null;
  const position = `${value + 1} / ${tickets.length}`;
  const several = tickets.length > 1;
  return (
    <div className={styles.screen} {...(several && swipe)}>
      <Flood as="header" className={styles.header} seed={props.seed} interest={props.interest}>
        <div className={styles.bar}>
          <a className={styles.onFlood} href={back.href} aria-label={back.label}>
            <Icon icon={arrowLeftIcon} />
          </a>
          {several && <span className={styles.position}>{position}</span>}
        </div>
        <p className={styles.when}>{props.when}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {props.title}
        </h1>
        <p>{props.venue}</p>
      </Flood>
      <Perforation direction="horizontal" />
      <div className={styles.middle}>
        {offline && (
          <p className={styles.offline} role="status">
            <Icon icon={wifiSlashIcon} /> {offline}
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
          <Turn icon={caretLeftIcon} label={props.previousLabel} end={value === 0} onClick={() => turn(-1)} />
          <span>{props.swipeHint}</span>
          <Turn
            icon={caretRightIcon}
            label={props.nextLabel}
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
  /** There is no further ticket. Not `disabled`: that would drop the focus of whoever has just arrived here. */
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
