import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../followLinks.js';
import { Badge } from '../../private/Badge/Badge.js';
import { BrandMark } from '../../private/BrandMark/BrandMark.js';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Masthead.css.js';

export interface MastheadTool {
  href: string;
  icon: IconShape;
  /** Text next to the icon, on phones for screen readers only. */
  label: string;
  /** A count on the icon, and its phrase for screen readers: "3", "3 unread". `on: 'phone'` replaces another tool's. */
  badge?: { count: string; label: string; on?: 'phone' | undefined } | undefined;
  /** Time left for held seats, "9:41". Shown framed instead of the label. */
  countdown?: string | undefined;
  /** Screens with the tool. @default 'all' */
  on?: 'all' | 'phone' | 'desktop' | undefined;
  /** Called instead of following the link, after hydration. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface MastheadProps extends RootProps<HTMLDivElement> {
  /** URL of the home page. */
  home: string;
  /** Target of the name, read after it: "home page". */
  homeLabel: string;
  name: string;
  /** The small line below the name. */
  secondLine: string;
  /** Language of the small line, if different. */
  secondLang?: string | undefined;
  /** A `SearchField`. */
  search: ReactNode;
  /** Names the tools. */
  toolsLabel: string;
  tools: MastheadTool[];
}

/** Mark and name, search, and tools: notices, favourites, cart or countdown, account. For the page's `header`. */
export function Masthead({
  home,
  homeLabel,
  name,
  secondLine,
  secondLang,
  search,
  toolsLabel,
  tools,
  ...root
}: MastheadProps) {
  return (
    <div {...root} className={styles.masthead}>
      <Container className={styles.row}>
        <a className={styles.brand} href={home}>
          <BrandMark />
          <span className={styles.names}>
            <b className={styles.name}>{name}</b>{' '}
            <small className={styles.second} lang={secondLang}>
              {secondLine}
            </small>
          </span>
          <VisuallyHidden>{` ${homeLabel}`}</VisuallyHidden>
        </a>
        <div className={styles.search}>{search}</div>
        <nav className={styles.toolsNav} aria-label={toolsLabel}>
          <ul className={styles.tools}>
            {tools.map((tool) => (
              <li key={tool.href} className={styles.shownOn[tool.on ?? 'all']}>
                <Tool {...tool} />
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}

function Tool({ href, icon, label, badge, countdown, onClick }: MastheadTool) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (onClick === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onClick(event);
  };
  return (
    <a
      className={countdown ? styles.hold : styles.tool}
      href={href}
      aria-haspopup={onClick && 'dialog'}
      onClick={press}
    >
      <span className={badge?.on ? styles.phoneIcon : styles.icon} aria-hidden="true">
        <Badge on={<Icon icon={icon} />}>{badge?.count}</Badge>
      </span>
      {badge?.on && (
        <span className={styles.wideIcon} aria-hidden="true">
          <Icon icon={icon} />
        </span>
      )}
      {/* Names of members are user input. */}
      <bdi className={countdown ? styles.clipped : styles.word}>{label}</bdi>
      {badge && (
        <span className={styles.shownOn[badge.on ?? 'all']}>
          <VisuallyHidden>{` ${badge.label}`}</VisuallyHidden>
        </span>
      )}
      {countdown && (
        // The label has the same content. The clock would be read every second.
        <span className={styles.time} aria-hidden="true">
          {countdown}
        </span>
      )}
    </a>
  );
}
