import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './CategoryNav.css.js';

export interface CategoryNavItem {
  href: string;
  label: string;
  /** Number of events, as shown. */
  count?: string | undefined;
  /** Number as a phrase: "74 events". */
  countLabel?: string | undefined;
  /** @default false */
  current?: boolean | undefined;
  /** For a link to another site: "opens another site". Screen readers read it; others see an arrow. */
  leaves?: string | undefined;
}

export interface CategoryNavProps extends RootProps {
  /** Names the navigation. */
  label: string;
  items: CategoryNavItem[];
}

/** Categories as tabs with counts, the current one inverted. On phones the row scrolls; on the narrowest it wraps. */
export function CategoryNav({ label, items, ...root }: CategoryNavProps) {
  return (
    <nav {...root} className={styles.nav} aria-label={label}>
      <Container className={styles.column}>
        <ul className={styles.list} onFocus={revealFocused}>
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
