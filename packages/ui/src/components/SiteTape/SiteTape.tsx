import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark/index.js';
import { Container } from '../Container/index.js';
import * as styles from './SiteTape.css.js';

export interface SiteTapeProps {
  /** Address of the shop. */
  home: string;
  /** Name of the shop, and the small line below it. */
  name: string;
  secondLine: string;
  /** Language of the small line, where it is another one. */
  secondLang?: string | undefined;
  /** What the tape means: "Demo". */
  word: string;
  /** What this page stands in for, and that it does nothing real. */
  note: ReactNode;
  /** The page: its `main`. */
  children: ReactNode;
}

/** A page that exists in the demonstration alone: closed off above and below with site tape, and saying so in words. */
export function SiteTape({ home, name, secondLine, secondLang, word, note, children }: SiteTapeProps) {
  return (
    <div className={styles.page}>
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
