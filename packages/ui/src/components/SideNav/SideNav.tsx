import { revealCurrent } from '../../private/revealCurrent.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './SideNav.css.js';

export interface SideNavItem {
  href: string;
  label: string;
  icon: IconShape;
  /** `page` marks the current page, `section` the parent of the current page. @default neither */
  current?: 'page' | 'section' | undefined;
}

export interface SideNavProps extends RootProps {
  /** Name of the landmark: "Member services". */
  label: string;
  items: SideNavItem[];
}

/** Pages of a section, next to the page. On phones a scrolling strip above. */
export function SideNav({ label, items, ...root }: SideNavProps) {
  return (
    <nav
      {...root}
      onFocus={(event) => {
        root.onFocus?.(event);
        revealFocused(event);
      }}
      className={styles.nav}
      aria-label={label}
    >
      <ul className={styles.list}>
        {items.map(({ href, label: word, icon, current }) => (
          <li key={href}>
            <a
              ref={current && revealCurrent}
              className={styles.link}
              href={href}
              aria-current={current === 'section' ? 'true' : current}
            >
              <Icon icon={icon} weight="regular" />
              <span>{word}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
