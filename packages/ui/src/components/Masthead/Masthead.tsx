import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../Badge/index.js';
import { BrandMark } from '../BrandMark/index.js';
import { Container } from '../Container/index.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Masthead.css.js';

export interface MastheadTool {
  href: string;
  icon: IconShape;
  /** The word beside the icon; on phones it is there for screen readers alone. */
  label: string;
  /** A count stuck onto the icon, and the words that are read after the label: "3", "3 unread". */
  badge?: { count: string; label: string } | undefined;
  /** Time left of the seats held, "9:41": the tool becomes a framed countdown and shows it instead of its word. */
  countdown?: string | undefined;
  /**
   * Which screens have it.
   * @default 'all'
   */
  on?: 'all' | 'phone' | 'desktop' | undefined;
  /** Called instead of following the link, once script runs. */
  onClick?: (() => void) | undefined;
}

export interface MastheadProps {
  /** Address of the home page. */
  home: string;
  /** What the name leads to, said after it by screen readers: "home page". */
  homeLabel: string;
  name: string;
  /** The small line below the name. */
  secondLine: string;
  /** Language of the small line, where it is another one. */
  secondLang?: string | undefined;
  /** A search field. */
  search: ReactNode;
  /** Names the tools. */
  toolsLabel: string;
  tools: MastheadTool[];
}

/** Mark and name, search, and the tools: notices, favourites, the cart, which counts down while seats are held, and the account. Goes into the page's `header`. */
export function Masthead({ home, homeLabel, name, secondLine, secondLang, search, toolsLabel, tools }: MastheadProps) {
  return (
    <div className={styles.masthead}>
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
  const press = (event: MouseEvent) => {
    if (onClick === undefined) return;
    event.preventDefault();
    onClick();
  };
  return (
    <a className={countdown ? styles.hold : styles.tool} href={href} onClick={press}>
      <span className={styles.icon} aria-hidden="true">
        <Badge on={<Icon icon={icon} />}>{badge?.count}</Badge>
      </span>
      <span className={countdown ? styles.clipped : styles.word}>{label}</span>
      {badge && <VisuallyHidden>{` ${badge.label}`}</VisuallyHidden>}
      {countdown && (
        // The label says the same in words; a clock that changed every second would be read every second.
        <span className={styles.time} aria-hidden="true">
          {countdown}
        </span>
      )}
    </a>
  );
}
