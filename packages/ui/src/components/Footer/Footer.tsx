import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import * as styles from './Footer.css.js';

export interface FooterProps extends RootProps {
  /** The name, at poster size. */
  brand: string;
  /** A sentence beside the name. */
  lead: string;
  /** The columns: `FooterColumn`s. */
  children: ReactNode;
  /** Short sentences for the last line. */
  legal: readonly string[];
}

/** The end of every page, drawn as a sheet torn off the page above. */
export function Footer({ brand, lead, children, legal, ...root }: FooterProps) {
  return (
    <footer {...root} className={styles.footer}>
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

/** With an `id`, a link can lead to the column, and the column takes the focus then. */
export interface FooterColumnProps extends RootProps {
  title: string;
  /** On phones and tablets as wide as the footer, for switches and fields. @default false */
  wide?: boolean | undefined;
  /** One or two lines below the title. */
  children?: ReactNode | undefined;
  /** @default none */
  links?: readonly FooterLink[] | undefined;
}

export interface FooterLink {
  href: string;
  label: string;
  /** The language of the label and of the page behind the link. */
  lang?: string | undefined;
  current?: boolean | undefined;
}

/** A title with links or with other content. */
export function FooterColumn({ title, wide = false, children, links, ...root }: FooterColumnProps) {
  return (
    <section {...root} className={wide ? styles.wide : styles.column} tabIndex={root.id ? -1 : undefined}>
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

export interface FooterFigureProps extends RootProps<HTMLParagraphElement> {
  /** `tel:` and the number with its country. */
  href: string;
  children: ReactNode;
}

/** A phone number in large type. A phone calls it. */
export function FooterFigure({ href, children, ...root }: FooterFigureProps) {
  return (
    <p {...root} className={styles.figure}>
      <a className={styles.call} href={href}>
        {children}
      </a>
    </p>
  );
}
