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
  /** The word beside the icon. On phones only screen readers get it. */
  label: string;
  /**
   * A count on the icon, and the words that a screen reader reads after the label: "3", "3 unread". With `on: 'phone'`
   * only phones have it: another tool, which they do not have, has it on other screens.
   */
  badge?: { count: string; label: string; on?: 'phone' | undefined } | undefined;
  /**
   * The time left for the held seats, "9:41". The tool becomes a framed countdown that shows it instead of the label.
   */
  countdown?: string | undefined;
  /**
   * The screens that show the tool.
   * @default 'all'
   */
  on?: 'all' | 'phone' | 'desktop' | undefined;
  /** Opens a dialog instead of following the link, once script runs. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface MastheadProps extends RootProps<HTMLDivElement> {
  /** Address of the home page. */
  home: string;
  /** The target of the name, which screen readers read after it: "home page". */
  homeLabel: string;
  name: string;
  /** The small line below the name. */
  secondLine: string;
  /** The language of the small line, where it differs from the page's. */
  secondLang?: string | undefined;
  /** A `SearchField`. */
  search: ReactNode;
  /** Names the tools. */
  toolsLabel: string;
  tools: MastheadTool[];
}

/**
 * Mark and name, search, and the tools: notices, favourites, the cart (a countdown while seats are held) and the
 * account. It goes into the page's `header`.
 */
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
      {/* A member chooses the name. */}
      <bdi className={countdown ? styles.clipped : styles.word}>{label}</bdi>
      {badge && (
        <span className={styles.shownOn[badge.on ?? 'all']}>
          <VisuallyHidden>{` ${badge.label}`}</VisuallyHidden>
        </span>
      )}
      {countdown && (
        // The label says the same in words. A screen reader would read the clock every second.
        <span className={styles.time} aria-hidden="true">
          {countdown}
        </span>
      )}
    </a>
  );
}
