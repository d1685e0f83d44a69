import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { BrandMark } from '../BrandMark/index.js';
import { Container } from '../Container/index.js';
import * as styles from './SiteTape.css.js';

export interface SiteTapeProps extends RootProps<HTMLDivElement> {
  /** The address of the shop. */
  home: string;
  /** The name of the shop. */
  name: string;
  /** The small line below the name. */
  secondLine: string;
  /** The language of the small line, where it differs from the page's. */
  secondLang?: string | undefined;
  /** The meaning of the tape: "Demo". */
  word: string;
  /** Say which real page this one replaces, and that it does nothing real. */
  note: ReactNode;
  /** The `main` of the page. */
  children: ReactNode;
}

/** Frames a page that exists only in the demonstration: site tape above and below, and words that say so. */
export function SiteTape({ home, name, secondLine, secondLang, word, note, children, ...root }: SiteTapeProps) {
  return (
    <div {...root} className={styles.page}>
      <div className={styles.tape} />
      <header className={styles.head}>
        <Container className={styles.row}>
          <a className={styles.brand} href={home}>
            <BrandMark />
            <span>
              <b className={styles.name}>{name}</b>{' '}
              <small className={styles.second} lang={secondLang}>
                {secondLine}
              </small>
            </span>
          </a>
          <strong className={styles.word}>{word}</strong>
          <p className={styles.note}>{note}</p>
        </Container>
      </header>
      {children}
      <div className={styles.tape} />
    </div>
  );
}
