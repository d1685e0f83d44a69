import type { ReactNode } from 'react';
import { infoIcon } from '../../icons/info.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { ZoneMark, type ZoneMarkProps } from '../ZoneMark/index.js';
import * as css from './CartHold.css.js';

export interface CartHoldSeat {
  /** Section, row and seat, worded. */
  label: string;
  /** The price, formatted. */
  price: string;
}

export interface CartHoldProps {
  /** Letter of the price zone. */
  zone: ZoneMarkProps['zone'];
  /** Name of the price zone, shown once with each seat. */
  zoneName: string;
  seats: readonly CartHoldSeat[];
  /** Stickers that belong to every seat: restricted view, standing. */
  stickers?: ReactNode;
  /** What the buyer must know of these seats, one sentence each. */
  notes?: readonly string[];
  /** The word on the button, for example "Remove all 3 seats". */
  removeLabel: string;
  /** The seats, read after `removeLabel` by a screen reader. The words that are seen stay at the start of the name. */
  removeDetail: string;
  /** Why one press takes all of them. Shown where there is more than one seat. */
  together?: string;
  /**
   * They are being given back.
   * @default false
   */
  removing?: boolean;
  /** The word while `removing`. */
  removingLabel: string;
  onRemove: () => void;
}

/** Seats that were held together, one row each, and the one button that gives all of them back. */
export function CartHold({
  zone,
  zoneName,
  seats,
  stickers,
  notes = [],
  removeLabel,
  removeDetail,
  together,
  removing = false,
  removingLabel,
  onRemove,
}: CartHoldProps) {
  const remove = (
    <button
      type="button"
      className={css.remove}
      // Not `disabled`: the focus would fall to the page while the seats are given back.
      aria-disabled={removing || undefined}
      onClick={removing ? undefined : onRemove}
    >
      {removing ? removingLabel : removeLabel} <VisuallyHidden>{removeDetail}</VisuallyHidden>
    </button>
  );
  const single = seats.length === 1;
  return (
    <div className={css.hold} data-removing={removing || undefined}>
      <ul>
        {seats.map((seat) => (
          <li key={seat.label} className={css.row}>
            <ZoneMark zone={zone} />
            <p className={css.seat}>
              <span className={css.place}>{seat.label}</span> <span className={css.zone}>{zoneName}</span> {stickers}
            </p>
            <p className={css.price}>{seat.price}</p>
            {single && remove}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          <Icon icon={infoIcon} weight="bold" />
          {note}
        </p>
      ))}
      {!single && (
        <div className={css.foot}>
          <p className={css.together}>{together}</p>
          {remove}
        </div>
      )}
    </div>
  );
}
