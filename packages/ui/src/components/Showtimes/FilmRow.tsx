import { type ReactNode, useId } from 'react';
import { Certificate, type CertificateProps } from '../Certificate/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import * as styles from './FilmRow.css.js';

export interface FilmRowProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  /** Heading of level 3. */
  title: string;
  certificate: CertificateProps;
  /** Length, language, subtitles. */
  facts: ReactNode;
  /** `Showtimes`. */
  children: ReactNode;
}

/** A film of a day: art, certificate, title, and its shows on the rule. */
export function FilmRow({ title, certificate, facts, children, ...poster }: FilmRowProps) {
  const id = useId();
  return (
    <article className={styles.film} aria-labelledby={id}>
      <div className={styles.art}>
        <Poster {...poster} crop="art" aspect="portrait" />
      </div>
      <div>
        <div className={styles.head}>
          <Certificate {...certificate} />
          <div>
            <h3 className={styles.title} id={id}>
              {title}
            </h3>
            <p className={styles.facts}>{facts}</p>
          </div>
        </div>
        {children}
      </div>
    </article>
  );
}
