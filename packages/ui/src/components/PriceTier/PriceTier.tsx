import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { type ZoneCode, ZoneMark } from '../ZoneMark/index.js';
import * as styles from './PriceTier.css.js';

export interface PriceTierProps {
  /** Letter of the zone, which decides the swatch. */
  zone: ZoneCode;
  /** The zone in words, for those who do not see the swatch: "Zone A". */
  label: string;
  /** The price, formatted. */
  price: string;
  /** Said when nothing is left, and then the price is struck through: "Sold out". */
  gone?: string | undefined;
  /** What sets this price apart: "Restricted view". */
  children?: ReactNode | undefined;
}

/** One price of a performance: seat swatch, price, and whether it is gone. A list item: put it in a `ul`. */
export function PriceTier({ zone, label, price, gone, children }: PriceTierProps) {
  return (
    <li className={styles.tier}>
      <span aria-hidden="true">
        <ZoneMark zone={zone} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
      {gone === undefined ? (
        <span className={styles.price}>{price}</span>
      ) : (
        <>
          <s className={styles.gone}>{price}</s>
          <VisuallyHidden>{gone}</VisuallyHidden>
        </>
      )}
      {children}
    </li>
  );
}
