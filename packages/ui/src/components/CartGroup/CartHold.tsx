import type { ReactNode } from 'react';
import { infoIcon } from '../../icons/info.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { ZoneMark, type ZoneMarkProps } from '../ZoneMark/index.js';
import * as styles from './CartHold.css.js';

export interface CartHoldSeat {
  /** Section, row and seat, worded. */
  label: string;
  /** The price, formatted. */
  price: string;
  /**
   * The seat is being released alone.
   * @default false
   */
  removing?: boolean | undefined;
  /** Releases this seat alone. Leave it out where the seat cannot leave alone. */
  onRemove?: (() => void) | undefined;
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
  /** The word on the button of one seat: "Remove". Screen readers read the seat after it. */
  removeLabel: string;
  /**
   * The button below the seats that releases all that were held with them. Without it, a single seat has the button in its
   * row.
   */
  all?: RemoveAll | undefined;
  /**
   * All seats are being released.
   * @default false
   */
  removing?: boolean | undefined;
  /** The words on the button while `removing`. */
  removingLabel: string;
  onRemove: () => void;
}

/** The words of a button that releases several seats. */
export interface RemoveAll {
  /** The visible words, for example "Remove all 3 seats". */
  label: string;
  /** The seats. Screen readers read them after `label`. */
  detail: string;
  /** Why they cannot be released one by one. */
  why?: string | undefined;
}

/** Seats that were held together, one row per seat. A seat that can leave alone has a button, and another button removes all of them. */
export function CartHold({
  zone,
  zoneName,
  seats,
  stickers,
  notes = [],
  removeLabel,
  all,
  removing = false,
  removingLabel,
  onRemove,
  ...root
}: CartHoldProps) {
  const remove = (label: string, detail: string, busy: boolean, release: () => void) => (
    <button
      type="button"
      className={styles.remove}
      aria-label={`${busy ? removingLabel : label}${detail}`}
      // Not `disabled`, because the button would lose the focus while the seats are released.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : release}
    >
      {busy ? removingLabel : label}
    </button>
  );
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
            {seat.onRemove
              ? remove(removeLabel, ` ${seat.label}`, seat.removing ?? false, seat.onRemove)
              : !all && remove(removeLabel, ` ${seat.label}`, removing, onRemove)}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <Icon icon={infoIcon} weight="bold" />
          <span>{note}</span>
        </p>
      ))}
      {all && (
        <div className={styles.foot}>
          {all.why && <p className={styles.together}>{all.why}</p>}
          {/* The colon keeps two numbers apart: "Remove 2 seats: 48, row 6". */}
          {remove(all.label, `: ${all.detail}`, removing, onRemove)}
        </div>
      )}
    </div>
  );
}
