import type { ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { Notice } from '../Notice/index.js';
import { Seat, type SeatLook } from '../Seat/index.js';
import { Sheet, type SheetProps } from '../Sheet/index.js';
import * as styles from './SeatSheet.css.js';

export interface SeatSheetProps extends Pick<SheetProps, 'open' | 'onOpenChange' | 'closeLabel'> {
  /** Row and seat: "Row F, seat 10". */
  title: string;
  /** The seat as the plan draws it. */
  seat: SeatLook;
  /** Part of the house: "M2, centre stalls". */
  section: string;
  /** Zone and where that is: "Zone B, facing the stage, slightly left". */
  position: string;
  /** Formatted. */
  price: string;
  /** Choice of the ticket type, where there is one. */
  children?: ReactNode | undefined;
  /** What one sees from there. */
  view?: { title: string; text: string } | undefined;
  /** What the choice leads to: which seats are then side by side. */
  hint?: string | undefined;
  cancelLabel: string;
  /** With the price in it: "Select, HK$280". For a chosen seat: "Give up this seat". */
  selectLabel: string;
  onSelect: () => void;
}

/** What a seat is, before it is chosen, where there is no pointer to hover with. The content of a `Sheet`. */
export function SeatSheet({ seat, section, position, price, children, view, hint, ...props }: SeatSheetProps) {
  const { cancelLabel, selectLabel, onSelect, ...sheet } = props;
  return (
    <Sheet
      {...sheet}
      actions={
        <>
          <Button onClick={() => sheet.onOpenChange(false)}>{cancelLabel}</Button>
          <Button variant="buy" block onClick={onSelect}>
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
            {position}
          </p>
          <p className={styles.price}>{price}</p>
        </div>
        {children}
        {view && (
          <Notice title={view.title}>
            <p>{view.text}</p>
          </Notice>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </Sheet>
  );
}
