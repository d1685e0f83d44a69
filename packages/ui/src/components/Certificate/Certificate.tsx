import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { categories } from './Certificate.css.js';

export interface CertificateProps {
  category: keyof typeof categories;
  /** What it means, read in place of the numeral: "Category IIA, not suitable for children". */
  label: string;
}

/** The category of a film: I square, IIA circle, IIB square, III double square. */
export function Certificate({ category, label }: CertificateProps) {
  return (
    <span className={categories[category]}>
      <span aria-hidden="true">{category}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
