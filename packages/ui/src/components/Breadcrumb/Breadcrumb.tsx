import type { RootProps } from '../../private/root.js';
import { Link } from '../Link/index.js';
import * as styles from './Breadcrumb.css.js';

export interface BreadcrumbProps extends RootProps {
  /** Names the navigation. */
  label: string;
  /** From the home page to the current page, which has no `href`. */
  items: { label: string; href?: string | undefined }[];
}

/** Links to the levels above the page. */
export function Breadcrumb({ label, items, ...root }: BreadcrumbProps) {
  return (
    <nav {...root} aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ label: text, href }) => (
          <li key={text} className={styles.step}>
            {href === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link href={href} standalone>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
