import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Certificate.css.js';

export interface CertificateProps extends RootProps<HTMLSpanElement> {
  category: keyof typeof styles.categories;
  /** Read by screen readers instead of the numeral: "Category IIA, not suitable for children". */
  label: string;
}

/** The category of a film: I square, IIA circle, IIB square, III double square. */
export function Certificate({ category, label, ...root }: CertificateProps) {
  return (
    <span {...root} className={styles.categories[category]}>
      <span aria-hidden="true">{category}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
