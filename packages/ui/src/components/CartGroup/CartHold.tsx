import type { ReactNode } from 'react';
import { infoIcon } from '../../icons/info.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { ZoneMark, type ZoneMarkProps } from '../ZoneMark/index.js';
import * as styles from './CartHold.css.js';

export interface CartHoldSeat {
  /** Section, row and seat, worded. */
  label: string;
  /** The price, formatted. */
  price: string;
}

export interface CartHoldProps extends RootProps<HTMLDivElement> {
  /** Letter of the price zone. */
  zone: ZoneMarkProps['zone'];
  /** Name of the price zone, shown with each seat. */
  zoneName: string;
  seats: readonly CartHoldSeat[];
  /** Stickers that apply to every seat: restricted view, standing. */
  stickers?: ReactNode | undefined;
  /** Notes about these seats for the buyer, one sentence per note. */
  notes?: readonly string[] | undefined;
  /** The words on the button, for example "Remove all 3 seats". */
  removeLabel: string;
  /** The seats. Screen readers read it after `removeLabel`, so that the name of the button starts with its visible words. */
  removeDetail: string;
  /** Why one press removes all seats. Shown only with more than one seat. */
  together?: string | undefined;
  /**
   * The seats are being released.
   * @default false
   */
  removing?: boolean | undefined;
  /** The words on the button while `removing`. */
  removingLabel: string;
  onRemove: () => void;
}

/** Seats that were held together, one row per seat, and one button that releases all of them. */
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
  ...root
}: CartHoldProps) {
  const remove = (
    <button
      type="button"
      className={styles.remove}
      // Not `disabled`, because the button would lose the focus while the seats are released.
      aria-disabled={removing || undefined}
      onClick={removing ? undefined : onRemove}
    >
      {removing ? removingLabel : removeLabel} <VisuallyHidden>{removeDetail}</VisuallyHidden>
    </button>
  );
  const single = seats.length === 1;
  return (
    <div {...root} className={styles.hold} data-removing={removing || undefined}>
      <ul>
        {seats.map((seat) => (
          <li key={seat.label} className={styles.row}>
            <ZoneMark zone={zone} />
            <p className={styles.seat}>
              <span className={styles.place}>{seat.label}</span> <span className={styles.zone}>{zoneName}</span>{' '}
              {stickers}
            </p>
            <p className={styles.price}>{seat.price}</p>
            {single && remove}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <Icon icon={infoIcon} weight="bold" />
          {note}
        </p>
      ))}
      {!single && (
        <div className={styles.foot}>
          <p className={styles.together}>{together}</p>
          {remove}
        </div>
      )}
    </div>
  );
}
