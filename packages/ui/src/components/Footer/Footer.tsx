import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import * as styles from './Footer.css.js';

export interface FooterProps extends RootProps {
  /** The name, at poster size. */
  brand: string;
  /** A sentence next to the name. */
  lead: string;
  /** `FooterColumn`s. */
  children: ReactNode;
  /** Short sentences in the last line. */
  legal: readonly string[];
}

/** The end of every page, drawn as a torn-off sheet. */
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

/** With an `id`, links can focus the column. */
export interface FooterColumnProps extends RootProps {
  title: string;
  /** As wide as the footer on phones and tablets, for switches and fields. @default false */
  wide?: boolean | undefined;
  /** One or two lines below the title. */
  children?: ReactNode | undefined;
  /** @default none */
  links?: readonly FooterLink[] | undefined;
}

export interface FooterLink {
  href: string;
  label: string;
  /** Language of the label and of the linked page. */
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
  /** `tel:` and the number with country code. */
  href: string;
  children: ReactNode;
}

/** A phone number in large type, as a link. */
export function FooterFigure({ href, children, ...root }: FooterFigureProps) {
  return (
    <p {...root} className={styles.figure}>
      <a className={styles.call} href={href}>
        {children}
      </a>
    </p>
  );
}
