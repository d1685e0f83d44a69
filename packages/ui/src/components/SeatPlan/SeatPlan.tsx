import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { type PlanRow, seatFrom } from './house.js';
import { PlanSeatButton } from './PlanSeatButton.js';
import { houseStyle, seatStyle, widthOf } from './placing.js';
import { isFinePointer } from './pointer.js';
import { SeatLabel } from './SeatLabel.js';
import * as styles from './SeatPlan.css.js';
import { Stage, type StageProps } from './Stage.js';
import { seatOf, useSeatLabel } from './useSeatLabel.js';

/** `ref`, `data-*` and `aria-*` are on the outermost element. */
export interface SeatPlanProps extends RootProps<HTMLDivElement> {
  /** Name of the plan. */
  label: string;
  /** Id of the focusable seat, for an error summary. */
  id: string;
  /** Stage or screen. */
  stage: StageProps;
  /** From front to back. Keep the identity of unchanged rows, so that they do not render. */
  rows: readonly PlanRow[];
  /** Ids of chosen seats. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Replaces `onChange` for touch and narrow screens: show a `SeatSheet`. */
  onOpenSeat?: ((id: string) => void) | undefined;
  /** Seat with an open sheet, marked by a ring. Focused when the sheet closes. @default null */
  openSeat?: string | null | undefined;
  /** Empty seats between chosen ones, and their text. */
  gap?: { seats: readonly string[]; label: string } | undefined;
}

/**
 * A seat plan by the APG pattern Grid, one button per cell and one tab stop. The plan handles all events, so that 1,200
 * seats stay light.
 */
export function SeatPlan({
  label,
  id,
  stage,
  rows,
  value,
  onChange,
  onOpenSeat,
  openSeat = null,
  gap,
  ...root
}: SeatPlanProps) {
  const [current, setCurrent] = useState<string>();
  const { labelled, onPlan, onFocus, onLabel } = useSeatLabel();
  const scroller = useRef<HTMLDivElement>(null);
  const previouslyOpen = useRef(openSeat);

  const seats = rows.flatMap((row) => row.seats);
  const find = (seatId: string | undefined) => seats.find((seat) => seat.id === seatId);
  const tabStop = find(current) ?? find(value[0]) ?? seats.find(({ sold }) => !sold) ?? seats[0];
  const labelledSeat = find(labelled?.dataset.seat);

  const focus = (seat: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(seat)}"]`)?.focus();

  // A wide house starts at its centre.
  useEffect(() => {
    const box = scroller.current;
    if (box) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  }, []);

  // The sheet has no trigger, so the plan restores the focus.
  useEffect(() => {
    if (previouslyOpen.current !== null && openSeat === null) focus(previouslyOpen.current);
    previouslyOpen.current = openSeat;
  });

  function press(event: SyntheticEvent) {
    const button = seatOf(event);
    const seat = find(button?.dataset.seat);
    if (!button || !seat || seat.sold) return;
    if (onOpenSeat === undefined || isFinePointer()) {
      onChange(value.includes(seat.id) ? value.filter((other) => other !== seat.id) : [...value, seat.id]);
    } else {
      // Scrolls the seat above the sheet.
      button.scrollIntoView({ block: 'start', inline: 'center' });
      onOpenSeat(seat.id);
    }
  }

  return (
    <div {...root} className={styles.plan}>
      {/* Left and right as in the house, in every language. */}
      <div className={styles.scroller} ref={scroller} dir="ltr">
        <div className={styles.house} style={houseStyle(rows)}>
          <div className={styles.stops} aria-hidden="true">
            {Array.from({ length: Math.ceil(widthOf(rows)) }, (_, stop) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stop is nothing but its place.
              <i key={stop} className={styles.stop} />
            ))}
          </div>
          <Stage {...stage} />
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow keys is a grid
            role="grid"
            aria-label={label}
            className={styles.rows}
            onClick={press}
            onKeyDown={(event) => {
              const next = seatFrom(rows, seatOf(event)?.dataset.seat, event);
              if (next === undefined) return;
              event.preventDefault();
              focus(next.id);
            }}
            onFocus={(event) => {
              setCurrent(seatOf(event)?.dataset.seat);
              onFocus(event);
            }}
            {...onPlan}
          >
            <tbody className={styles.block}>
              {rows.map((row) => (
                <tr key={row.id} className={styles.row}>
                  <th scope="row" className={styles.rowName} style={seatStyle(row.seats[0]?.at ?? 0)}>
                    {row.name}
                  </th>
                  {row.seats.map((seat) => (
                    <PlanSeatButton
                      key={seat.id}
                      seat={seat}
                      id={seat === tabStop ? id : undefined}
                      selected={value.includes(seat.id)}
                      open={seat.id === openSeat}
                      gapId={gap?.seats.includes(seat.id) ? `${id}-gap` : undefined}
                    />
                  ))}
                  <td aria-hidden="true" className={styles.rowEnd} style={seatStyle(row.seats.at(-1)?.at ?? 0)}>
                    {row.name}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {gap && <VisuallyHidden id={`${id}-gap`}>{gap.label}</VisuallyHidden>}
      {labelled && labelledSeat && <SeatLabel seat={labelledSeat} anchor={labelled} {...onLabel} />}
    </div>
  );
}
