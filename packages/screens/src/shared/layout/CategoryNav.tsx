import { Container } from '@first-gong/ui/Container';
import { revealFocused } from '@first-gong/ui/focus';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../text/index.js';
import * as styles from './CategoryNav.css.js';
import type { CategoryLink } from './categories.js';

/**
 * Categories as tabs with counts, the current one inverted (spec §2 Home and listing). On phones the row scrolls; on the
 * narrowest it wraps.
 */
export function CategoryNav({ links }: { links: readonly CategoryLink[] }) {
  const { t } = useText();
  return (
    <nav className={styles.nav} aria-label={t('common.categories')}>
      <Container className={styles.column}>
        <ul className={styles.list} onFocus={revealFocused}>
          {links.map(({ href, label, count, current }) => (
            <li key={href} className={styles.item}>
              <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
                {label}
                {count !== undefined && (
                  <small className={styles.count}>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{t('common.eventCount', { count })}</VisuallyHidden>
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
