import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { type PlanRow, seatFrom } from './house.js';
import { PlanHead, type PlanHeadProps } from './PlanHead.js';
import { PlanSeatButton } from './PlanSeatButton.js';
import { measured, placed } from './placing.js';
import { isFinePointer } from './pointer.js';
import { SeatLabel } from './SeatLabel.js';
import * as styles from './SeatPlan.css.js';
import { Stage, type StageProps } from './Stage.js';
import { seatOf, useSeatLabel } from './useSeatLabel.js';

export interface SeatPlanProps {
  /** Names the plan; with `zoom` it is the heading above it, of level 2. */
  label: string;
  /** Of the seat that Tab reaches, for an error summary to lead to. */
  id: string;
  /** What the house looks at. */
  stage: StageProps;
  /** Front to back. Keep the same objects while they say the same: what has not changed is not rendered again. */
  rows: readonly PlanRow[];
  /** Ids of the chosen seats. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** With touch and on narrow screens a press calls this instead of choosing: show the `SeatSheet`. */
  onOpen?: ((id: string) => void) | undefined;
  /** The seat whose sheet is open: it is ringed, and focused when the sheet closes. @default null */
  open?: string | null | undefined;
  /** Empty seats between the chosen ones, and the words that say so. */
  gap?: { seats: readonly string[]; label: string } | undefined;
  /** Rows bend round the stage, as in a theatre. @default false */
  curved?: boolean | undefined;
  /** Names of the two buttons that make the plan larger and smaller. Without them there are none. */
  zoom?: PlanHeadProps['zoom'] | undefined;
}

const levels = [1, 1.5, 2];

/**
 * The seats of a house, to be picked one by one. The ARIA APG pattern Grid with one button in each cell: one stop for
 * Tab, arrow keys from seat to seat, Space or Enter chooses. The plan handles all events, so that a seat is plain
 * markup and 1,200 of them stay light.
 */
export function SeatPlan({ label, id, stage, rows, value, onChange, ...props }: SeatPlanProps) {
  const { onOpen, open = null, gap, curved = false, zoom } = props;
  const [current, setCurrent] = useState<string>();
  const [level, setLevel] = useState(0);
  const { labelled, onPlan, onFocus, stay, leave } = useSeatLabel();
  const scroller = useRef<HTMLDivElement>(null);
  const opened = useRef(open);

  const seats = rows.flatMap((row) => row.seats);
  const find = (wanted: string | undefined) => seats.find((seat) => seat.id === wanted);
  const stop = find(current) ?? find(value[0]) ?? seats.find(({ sold }) => !sold) ?? seats[0];
  const shown = find(labelled?.dataset.seat);

  const focus = (seat: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(seat)}"]`)?.focus();

  // A house wider than its box is first seen at its middle.
  useEffect(() => scrollTo(scroller.current, 0.5), []);

  // A sheet that was not opened by a button of its own gives the focus back to nothing.
  useEffect(() => {
    if (opened.current !== null && open === null) focus(opened.current);
    opened.current = open;
  });

  function enlarge(next: number) {
    const box = scroller.current;
    const middle = box ? (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth : 0;
    flushSync(() => setLevel(next));
    scrollTo(box, middle);
  }

  function press(event: SyntheticEvent) {
    const button = seatOf(event);
    const seat = find(button?.dataset.seat);
    if (!button || !seat || seat.sold) return;
    if (onOpen === undefined || isFinePointer()) {
      onChange(value.includes(seat.id) ? value.filter((other) => other !== seat.id) : [...value, seat.id]);
    } else {
      // Up, out of the way of the sheet.
      button.scrollIntoView({ block: 'start', inline: 'center' });
      onOpen(seat.id);
    }
  }

  return (
    <div className={styles.plan}>
      {zoom && <PlanHead title={label} zoom={zoom} level={level} levels={levels.length} onLevel={enlarge} />}
      <div className={styles.scroller} ref={scroller}>
        <div className={styles.house} style={measured(rows, curved, levels[level] ?? 1)}>
          <Stage {...stage} />
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in is a grid
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
                  <th scope="row" className={styles.rowName} style={placed((row.seats[0]?.at ?? 0) - 1)}>
                    {row.name}
                  </th>
                  {row.seats.map((seat) => (
                    <PlanSeatButton
                      key={seat.id}
                      seat={seat}
                      id={seat === stop ? id : undefined}
                      selected={value.includes(seat.id)}
                      open={seat.id === open}
                      gapId={gap?.seats.includes(seat.id) ? `${id}-gap` : undefined}
                    />
                  ))}
                  <td aria-hidden="true" className={styles.rowName} style={placed((row.seats.at(-1)?.at ?? 0) + 1)}>
                    {row.name}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {gap && <VisuallyHidden id={`${id}-gap`}>{gap.label}</VisuallyHidden>}
      {labelled && shown && <SeatLabel seat={shown} anchor={labelled} onPointerEnter={stay} onPointerLeave={leave} />}
    </div>
  );
}

/** Brings a share of a box's width to its middle. */
function scrollTo(box: HTMLElement | null, middle: number) {
  if (box) box.scrollLeft = middle * box.scrollWidth - box.clientWidth / 2;
}
