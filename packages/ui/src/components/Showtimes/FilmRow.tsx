import { type ReactNode, useId } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { Certificate, type CertificateProps } from './Certificate.js';
import * as styles from './FilmRow.css.js';

export interface FilmRowProps
  extends Omit<RootProps, 'lang'>,
    Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  /** As heading of level 2. */
  title: string;
  certificate: CertificateProps;
  /** Length, language, subtitles, in separate elements, between which lines break. */
  facts: ReactNode;
  /** `Showtimes`. */
  children: ReactNode;
}

/** A film of a day: art, certificate, title and shows. */
export function FilmRow({ seed, interest, lines, lang, title, certificate, facts, children, ...root }: FilmRowProps) {
  const id = useId();
  return (
    <article {...root} className={styles.film} aria-labelledby={joinTokens(id, root['aria-labelledby'])}>
      <div className={styles.art}>
        <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="art" aspect="portrait" />
      </div>
      <div>
        <div className={styles.head}>
          <Certificate {...certificate} />
          <div>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            <p className={styles.facts}>{facts}</p>
          </div>
        </div>
        {children}
      </div>
    </article>
  );
}
