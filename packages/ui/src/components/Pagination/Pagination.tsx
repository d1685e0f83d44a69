import { arrowLeftIcon } from '../../icons/arrow-left.js';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Pagination.css.js';

export interface PageLink {
  /** From 1. */
  page: number;
  href: string;
  /** Name of the link for screen readers: "Page 3". */
  label: string;
}

export interface PaginationProps extends RootProps {
  /** Names the navigation. */
  label: string;
  /** All pages in order. The component omits those far from the current one. */
  pages: PageLink[];
  /** The current page. */
  value: number;
  /** @default the ready-made word */
  previousLabel?: string | undefined;
  /** @default the ready-made word */
  nextLabel?: string | undefined;
}

/** Previous, page numbers, next, all as links. Renders nothing for a single page. */
export function Pagination({ label, pages, value, previousLabel, nextLabel, ...root }: PaginationProps) {
  const words = useWords('Pagination', { previousLabel, nextLabel });
  if (pages.length < 2) return null;
  const previous = pages.find(({ page }) => page === value - 1);
  const next = pages.find(({ page }) => page === value + 1);
  const near = ({ page }: PageLink) => Math.abs(page - value) < 2 || page === 1 || page === pages.length;
  return (
    <nav {...root} aria-label={label}>
      <ul className={styles.list}>
        {previous && (
          <li className={styles.item}>
            <a className={styles.step} href={previous.href} rel="prev">
              <Icon icon={arrowLeftIcon} weight="bold" />
              <span>{words.previousLabel}</span>
            </a>
          </li>
        )}
        {pages.filter(near).map(({ page, href, label: text }, index, shown) => (
          <li key={page} className={index > 0 && shown[index - 1]?.page !== page - 1 ? styles.afterGap : styles.item}>
            <a
              className={styles.number}
              href={href}
              aria-label={text}
              aria-current={page === value ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
        {next && (
          <li className={styles.item}>
            <a className={styles.step} href={next.href} rel="next">
              <span>{words.nextLabel}</span>
              <Icon icon={arrowRightIcon} weight="bold" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
