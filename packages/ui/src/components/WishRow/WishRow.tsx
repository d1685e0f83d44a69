import { type ReactNode, useRef } from 'react';
import { useFocusAfter } from '../../focus.js';
import { arrowClockwiseIcon } from '../../icons/arrow-clockwise.js';
import { arrowDownIcon } from '../../icons/arrow-down.js';
import { arrowUpIcon } from '../../icons/arrow-up.js';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { coinsIcon } from '../../icons/coins.js';
import { notePencilIcon } from '../../icons/note-pencil.js';
import { sealCheckIcon } from '../../icons/seal-check.js';
import { ticketIcon } from '../../icons/ticket.js';
import { xIcon } from '../../icons/x.js';
import { xCircleIcon } from '../../icons/x-circle.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { Ticket } from '../Ticket/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { dragHandlers } from './drag.js';
import * as styles from './WishRow.css.js';

const icons = {
  saved: notePencilIcon,
  matching: arrowClockwiseIcon,
  matched: sealCheckIcon,
  pointsNotPaid: coinsIcon,
  pointsPaid: checkCircleIcon,
  bought: ticketIcon,
  paymentFailed: xCircleIcon,
  cancelled: xIcon,
};

export type WishState = keyof typeof icons;

export interface WishRowProps extends RootProps {
  /** The place of the wish in the member's own order. */
  rank: number;
  /** The same for screen readers: "Wish 2". */
  rankLabel: string;
  poster: Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'>;
  title: string;
  /** In reading order: date and time, place, price and quantity. */
  facts: readonly string[];
  /** One of the eight states. It decides the icon. */
  state: WishState;
  /** The state in a few words: "Points not paid". */
  stateLabel: string;
  /** A second state beside it: seats are found, and their points are not paid. @default none */
  alsoState?: { state: WishState; label: string } | null | undefined;
  /** One sentence on what the state means for this wish: a deadline, a reason, the number of wishes ahead. */
  note?: string | undefined;
  /** The one action: a small block button. Without an action, words that say so. */
  action: ReactNode;
  /** The way out, below the action: a `TextButton` that cancels the wish or takes it off the list. @default none */
  wayOut?: ReactNode | undefined;
  /**
   * Buttons that move the wish, each named after it. Leave out `onUp` for the first wish and `onDown` for the last. With
   * `onMoveTo` the rank can be dragged to another row of the list: it is called with the rank of that row.
   */
  reorder?:
    | {
        upLabel: string;
        downLabel: string;
        onUp?: (() => void) | undefined;
        onDown?: (() => void) | undefined;
        onMoveTo?: ((rank: number) => void) | undefined;
      }
    | undefined;
}

/** One wish of the wish list as a ticket: rank, art, facts, state, perforation, one action and a way out. It goes in an `ol`. */
export function WishRow({
  rank,
  rankLabel,
  poster,
  title,
  facts,
  state,
  stateLabel,
  alsoState,
  note,
  action,
  wayOut,
  reorder,
  ...root
}: WishRowProps) {
  const drag = dragHandlers(reorder?.onMoveTo);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  // At an end of the order the pressed button is disabled. The rows that made room have other buttons.
  useFocusAfter(rank, (control) =>
    control === up.current ? down.current : control === down.current ? up.current : null,
  );
  return (
    <Ticket {...root} as="li" className={styles.row} data-rank={rank}>
      <div className={styles.place}>
        <span {...drag} className={styles.rank[drag ? 'draggable' : 'fixed']}>
          <span aria-hidden="true">{rank}</span>
          <VisuallyHidden>{rankLabel}</VisuallyHidden>
        </span>
        {reorder && (
          <>
            <button
              ref={up}
              className={styles.up}
              type="button"
              aria-label={reorder.upLabel}
              disabled={reorder.onUp === undefined}
              onClick={reorder.onUp}
            >
              <Icon icon={arrowUpIcon} />
            </button>
            <button
              ref={down}
              className={styles.down}
              type="button"
              aria-label={reorder.downLabel}
              disabled={reorder.onDown === undefined}
              onClick={reorder.onDown}
            >
              <Icon icon={arrowDownIcon} />
            </button>
          </>
        )}
      </div>
      <div className={styles.art}>
        <Poster {...poster} crop="thumb" aspect="portrait" />
      </div>
      <div className={styles.main}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </p>
        <div className={styles.states}>
          <p className={styles.state[state === 'paymentFailed' ? 'danger' : 'plain']}>
            <Icon icon={icons[state]} />
            <span>{stateLabel}</span>
          </p>
          {alsoState && (
            <p className={styles.state.plain}>
              <Icon icon={icons[alsoState.state]} />
              <span>{alsoState.label}</span>
            </p>
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <Perforation direction="vertical" className={styles.perforation} />
      <div className={styles.stub}>
        <Perforation direction="horizontal" className={styles.fold} />
        <div className={styles.action}>{action}</div>
        {wayOut && <div className={styles.wayOut}>{wayOut}</div>}
      </div>
    </Ticket>
  );
}
