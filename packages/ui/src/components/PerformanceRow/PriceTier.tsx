import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { type ZoneCode, ZoneMark } from '../ZoneTable/index.js';
import * as styles from './PriceTier.css.js';

export interface PriceTierProps extends RootProps<HTMLLIElement> {
  /** Zone code, which selects the swatch. */
  zone: ZoneCode;
  /** Zone for screen readers: "Zone A". */
  label: string;
  /** The price, formatted. */
  price: string;
  /** "Sold out"; strikes the price. */
  gone?: string | undefined;
  /** Difference from other prices: "Restricted view". */
  children?: ReactNode | undefined;
}

/** A price of a performance: swatch, price, and sold out. A list item, for use in a `ul`. */
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
