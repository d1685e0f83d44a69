import { Icon, type IconShape } from '../Icon/index.js';
import * as css from './SideNav.css.js';

export interface SideNavItem {
  href: string;
  label: string;
  icon: IconShape;
  /** `page` is where one is; `section` is the room above the page one is on. Neither by default. */
  current?: 'page' | 'section';
}

export interface SideNavProps {
  /** Names the landmark: "Member services". */
  label: string;
  items: SideNavItem[];
}

/** The rooms of a section, beside its pages; on a phone, a strip that scrolls sideways above them. */
export function SideNav({ label, items }: SideNavProps) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list}>
        {items.map(({ href, label: word, icon, current }) => (
          <li key={href}>
            <a className={css.link} href={href} aria-current={current === 'section' ? 'true' : current}>
              <Icon icon={icon} weight="regular" />
              {word}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
