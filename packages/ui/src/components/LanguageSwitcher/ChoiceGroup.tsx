import { type ReactNode, useId } from 'react';
import * as styles from './choices.css.js';

interface ChoiceGroupProps {
  look: 'bar' | 'panel';
  label: string;
  /** The bar leaves the label to screen readers: what the choices are goes without saying. @default false */
  quiet?: boolean | undefined;
  /** Buttons or links in `cell`. */
  children: ReactNode;
}

/** A named group of joined cells: of the languages here, of text sizes and themes in `Preferences`. */
export function ChoiceGroup({ look, label, quiet = false, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group[look]} aria-labelledby={id}>
      <p className={quiet && look === 'bar' ? styles.label.hidden : styles.label[look]} id={id}>
        {label}
      </p>
      <div className={styles.cells[look]}>{children}</div>
    </fieldset>
  );
}
