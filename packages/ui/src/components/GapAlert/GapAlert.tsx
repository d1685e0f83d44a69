import { warningIcon } from '../../icons/warning.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Seat, type SeatLook } from '../Seat/index.js';
import * as styles from './GapAlert.css.js';

export interface GapFix {
  /** Stable, handed to `onFix`. */
  id: string;
  /** What the press leads to: "Add seat 8 (6–9)", "Change to 6–8". */
  label: string;
}

export interface GapAlertProps {
  /** The rule and the place: "Seats must be side by side: row E, seat 8 is between yours". */
  title: string;
  /** The stretch of the row from the first chosen seat to the last. Drawn; `title` says the same. */
  seats: readonly (SeatLook & { id: string })[];
  /** The first is the one that keeps what was chosen. */
  fixes: readonly GapFix[];
  onFix: (id: string) => void;
  /** Of the title: for the `describedBy` of the button that waits, and for a link to here. */
  id: string;
}

/** Chosen seats with an empty one between them: where, drawn small, and the ways to mend it, each named by its result. */
export function GapAlert({ title, seats, fixes, onFix, id }: GapAlertProps) {
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title} id={id} tabIndex={-1}>
        <Icon icon={warningIcon} />
        {title}
      </p>
      <div className={styles.row}>
        <span className={styles.seats}>
          {seats.map(({ id: seat, ...look }) => (
            <Seat key={seat} {...look} />
          ))}
        </span>
        {fixes.map((fix, place) => (
          <Button key={fix.id} size="small" variant={place === 0 ? 'buy' : 'plain'} onClick={() => onFix(fix.id)}>
            {fix.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
