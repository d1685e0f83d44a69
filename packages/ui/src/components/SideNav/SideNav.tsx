import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './SideNav.css.js';

export interface SideNavItem {
  href: string;
  label: string;
  icon: IconShape;
  /** `page` is where one is; `section` is the room above the page one is on. Neither by default. */
  current?: 'page' | 'section' | undefined;
}

export interface SideNavProps {
  /** Names the landmark: "Member services". */
  label: string;
  items: SideNavItem[];
}

/** The rooms of a section, beside its pages; on a phone, a strip that scrolls sideways above them. */
export function SideNav({ label, items }: SideNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ href, label: word, icon, current }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={current === 'section' ? 'true' : current}>
              <Icon icon={icon} weight="regular" />
              {word}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
