import type { MouseEvent } from 'react';
import { hourglassMediumIcon } from '../../icons/hourglass-medium.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './Showtimes.css.js';
import { columnOf, stubUnits } from './timeline.js';

export interface Show {
  /** Stable, handed to `onChoose`. */
  id: string;
  /** Formatted: "17:15". */
  time: string;
  /** The same in minutes of the day, 1440 and more after midnight: its place on the rule. */
  minute: number;
  /** "48 left", "Sold out". */
  left: string;
  /** Hardly any left; the word must say so too. @default false */
  few?: boolean;
  /** House and price: "House 2, $85". */
  detail: string;
  /** Its seats. Without one it cannot be chosen: sold out, or called off. */
  href?: string;
}

export interface ShowtimesProps {
  /** Names the list: the film. */
  label: string;
  /** In the order of time. */
  shows: readonly Show[];
  /** Called instead of following the link, once script runs. */
  onChoose?: (id: string) => void;
}

/** The shows of one film on one day, a stub each: on a rule of hours where there is room, one after the other elsewhere. */
export function Showtimes({ label, shows, onChoose }: ShowtimesProps) {
  const choose = (id: string) => (event: MouseEvent) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <ol className={css.timeline} aria-label={label}>
      {shows.map(({ id, time, minute, left, few, detail, href }) => {
        const gone = href === undefined;
        const stub = (
          <>
            <span className={css.time}>{gone ? <s>{time}</s> : time}</span>
            <Perforation direction="vertical" />
            <span className={css.facts}>
              <b className={css.left}>
                {few && <Icon icon={hourglassMediumIcon} />} {left}
              </b>{' '}
              {detail}
            </span>
          </>
        );
        return (
          <li key={id} className={css.item} style={{ gridColumn: `${columnOf(minute)} / span ${stubUnits}` }}>
            <Ticket className={gone ? css.goneStub : css.stub}>
              {gone ? (
                <span className={css.words}>{stub}</span>
              ) : (
                <a className={css.link} href={href} onClick={choose(id)}>
                  {stub}
                </a>
              )}
            </Ticket>
          </li>
        );
      })}
    </ol>
  );
}
