import { warningIcon } from '../../icons/warning.js';
import type { RootProps } from '../../private/root.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Seat, type SeatLook } from '../Seat/index.js';
import * as styles from './GapAlert.css.js';

export interface GapFix {
  /** The id that `onFix` receives. */
  id: string;
  /** The result of the press: "Add seat 8 (6–9)", "Change to 6–8". */
  label: string;
}

export interface GapAlertProps extends RootProps<HTMLDivElement> {
  /** The rule and the place: "Seats must be side by side: row E, seat 8 is between yours". */
  title: string;
  /** For the `aria-describedby` of the disabled submit button, and for a link that moves the focus to the title. */
  titleId: string;
  /** The stretch of the row from the first chosen seat to the last. Drawn; `title` says the same. */
  seats: readonly (SeatLook & { id: string })[];
  /** The first fix keeps the chosen seats. */
  fixes: readonly GapFix[];
  onFix: (id: string) => void;
}

/** Chosen seats with an empty seat between them: the row drawn small, and buttons that fix the gap. */
export function GapAlert({ title, titleId, seats, fixes, onFix, ...root }: GapAlertProps) {
  return (
    <div {...root} className={styles.alert} role="alert">
      <p className={styles.title} id={titleId} tabIndex={-1}>
        <Icon icon={warningIcon} />
        <span>{title}</span>
      </p>
      <div className={styles.row}>
        <span className={styles.seats}>
          {seats.map(({ id, ...seat }) => (
            <Seat key={id} {...seat} />
          ))}
        </span>
        {fixes.map((fix, index) => (
          <Button key={fix.id} size="small" variant={index === 0 ? 'buy' : 'plain'} onClick={() => onFix(fix.id)}>
            {fix.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
