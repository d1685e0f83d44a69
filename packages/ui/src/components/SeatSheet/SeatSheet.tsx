import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Button } from '../Button/index.js';
import { Notice } from '../Notice/index.js';
import { Seat, type SeatLook } from '../Seat/index.js';
import { Sheet, type SheetProps } from '../Sheet/index.js';
import * as styles from './SeatSheet.css.js';

export interface SeatSheetProps
  extends RootProps<HTMLDivElement>,
    Pick<SheetProps, 'open' | 'onOpenChange' | 'closeLabel'> {
  /** Row and seat: "Row F, seat 10". */
  title: string;
  /** The look of the seat in the plan. */
  seat: SeatLook;
  /** The part of the house: "M2, centre stalls". */
  section: string;
  /** Zone and position: "Zone B, facing the stage, slightly left". */
  position: string;
  /** The price, formatted. */
  price: string;
  /** Choice of the ticket type, if any. */
  children?: ReactNode | undefined;
  /** The view from the seat. */
  view?: { title: string; text: string } | undefined;
  /** @default the ready-made word */
  cancelLabel?: string | undefined;
  /** Text of the main button, with price: "Select, HK$280"; for a selected seat "Give up this seat". */
  selectLabel: string;
  /** Called with true to select, false to deselect. */
  onChange: (selected: boolean) => void;
}

/** A `Sheet` with details of a seat, for devices without hover. */
export function SeatSheet({
  seat,
  section,
  position,
  price,
  children,
  view,
  cancelLabel,
  selectLabel,
  onChange,
  ...sheet
}: SeatSheetProps) {
  const words = useWords('SeatSheet', { cancelLabel });
  return (
    <Sheet
      {...sheet}
      actions={
        <>
          <Button onClick={() => sheet.onOpenChange(false)}>{words.cancelLabel}</Button>
          <Button variant="buy" block onClick={() => onChange(seat.state !== 'selected')}>
            {selectLabel}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <div className={styles.card}>
          <Seat size="large" {...seat} />
          <p className={styles.where}>
            <span className={styles.section}>{section}</span>
            <span>{position}</span>
          </p>
          <p className={styles.price}>{price}</p>
        </div>
        {children}
        {view && (
          <Notice title={view.title}>
            <p>{view.text}</p>
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
