import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './CategoryNav.css.js';

export interface CategoryNavItem {
  href: string;
  label: string;
  /** How many events, as shown. */
  count?: string;
  /** The same as a phrase: "74 events". */
  countLabel?: string;
  /** @default false */
  current?: boolean;
  /** For one that leaves this site, in words: "opens another site". An arrow says it to the eye. */
  leaves?: string;
}

export interface CategoryNavProps {
  /** Names the navigation. */
  label: string;
  items: CategoryNavItem[];
}

/** The categories as tabs with counts; the current one is inverted. On phones the row scrolls sideways. */
export function CategoryNav({ label, items }: CategoryNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <Container className={styles.column}>
        <ul className={styles.list}>
          {items.map(({ href, label: text, count, countLabel, current = false, leaves }) => (
            <li key={href} className={styles.item}>
              <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
                {text}
                {leaves && (
                  <span className={styles.leaves}>
                    <Icon icon={arrowSquareOutIcon} label={leaves} />
                  </span>
                )}
                {count !== undefined && (
                  <small className={styles.count}>
                    <span aria-hidden={countLabel !== undefined}>{count}</span>
                    {countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
                  </small>
                )}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
