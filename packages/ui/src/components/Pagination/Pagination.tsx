import type { MouseEvent } from 'react';
import { arrowLeftIcon } from '../../icons/arrow-left.js';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Pagination.css.js';

export interface PageLink {
  /** From 1. */
  page: number;
  href: string;
  /** What a screen reader says: "Page 3". */
  label: string;
}

export interface PaginationProps {
  /** Names the navigation. */
  label: string;
  /** Every page in order; the component leaves out what is far from the current one. */
  pages: PageLink[];
  current: number;
  previousLabel: string;
  nextLabel: string;
  /** Called instead of following the link, once script runs. */
  onChoose?: ((page: number) => void) | undefined;
}

/** Previous, page numbers, next. Every page has an address. Nothing is rendered for a single page. */
export function Pagination({ label, pages, current, previousLabel, nextLabel, onChoose }: PaginationProps) {
  if (pages.length < 2) return null;
  const choose = (page: number) => (event: MouseEvent) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose(page);
  };
  const previous = pages.find(({ page }) => page === current - 1);
  const next = pages.find(({ page }) => page === current + 1);
  const near = ({ page }: PageLink) => Math.abs(page - current) < 2 || page === 1 || page === pages.length;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {previous && (
          <li>
            <a className={styles.step} href={previous.href} rel="prev" onClick={choose(previous.page)}>
              <Icon icon={arrowLeftIcon} weight="bold" />
              {previousLabel}
            </a>
          </li>
        )}
        {pages.filter(near).map(({ page, href, label: text }, index, shown) => (
          <li key={page} className={index > 0 && shown[index - 1]?.page !== page - 1 ? styles.afterGap : undefined}>
            <a
              className={styles.number}
              href={href}
              aria-label={text}
              aria-current={page === current ? 'page' : undefined}
              onClick={choose(page)}
            >
              {page}
            </a>
          </li>
        ))}
        {next && (
          <li>
            <a className={styles.step} href={next.href} rel="next" onClick={choose(next.page)}>
              {nextLabel}
              <Icon icon={arrowRightIcon} weight="bold" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
