import type { ReactNode } from 'react';
import { Container } from '../Container/index.js';
import * as styles from './Footer.css.js';

export interface FooterProps {
  /** The name, at poster size. */
  brand: string;
  /** A sentence beside it. */
  lead: string;
  /** The columns: `FooterColumn`s. */
  children: ReactNode;
  /** Short sentences of the last line. */
  legal: string[];
}

/** The foot of every page, torn off the page above. */
export function Footer({ brand, lead, children, legal }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.tear} />
      <Container>
        <div className={styles.masthead}>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.columns}>{children}</div>
        <p className={styles.legal}>
          {legal.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      </Container>
    </footer>
  );
}

export interface FooterColumnProps {
  title: string;
  /** Target of a link to this column. */
  id?: string | undefined;
  /** Twice as wide, for the column with the preferences. @default false */
  wide?: boolean | undefined;
  /** A line or two below the title. */
  children?: ReactNode | undefined;
  /** Links of the column. @default none */
  links?: { href: string; label: string; lang?: string; current?: boolean }[] | undefined;
}

/** A title with links, or with anything else. */
export function FooterColumn({ title, id, wide = false, children, links }: FooterColumnProps) {
  return (
    <section className={wide ? styles.wide : styles.column} id={id} tabIndex={id ? -1 : undefined}>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.body}>{children}</div>}
      {links && (
        <ul>
          {links.map(({ href, label, lang, current }) => (
            <li key={href}>
              <a className={styles.link} href={href} lang={lang} hrefLang={lang} aria-current={current || undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A number to call, as large as it deserves. */
export function FooterFigure({ children }: { children: ReactNode }) {
  return <p className={styles.figure}>{children}</p>;
}
