import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { type ZoneCode, ZoneMark } from '../ZoneTable/index.js';
import * as styles from './PriceTier.css.js';

export interface PriceTierProps extends RootProps<HTMLLIElement> {
  /** The letter of the zone. It decides the swatch. */
  zone: ZoneCode;
  /** The zone in words for screen readers: "Zone A". */
  label: string;
  /** The price, formatted. */
  price: string;
  /** Says that nothing is left: "Sold out". It strikes the price through. */
  gone?: string | undefined;
  /** A difference from the other prices: "Restricted view". */
  children?: ReactNode | undefined;
}

/** One price of a performance: seat swatch, price, and whether it is sold out. It is a list item: put it in a `ul`. */
export function PriceTier({ zone, label, price, gone, children, ...root }: PriceTierProps) {
  return (
    <li {...root} className={styles.tier}>
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
