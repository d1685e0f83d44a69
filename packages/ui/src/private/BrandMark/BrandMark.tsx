import * as styles from './BrandMark.css.js';

interface BrandMarkProps {
  /**
   * `masthead` follows the height of the masthead, `poster` fills the width of the container.
   * @default 'masthead'
   */
  size?: 'masthead' | 'poster' | undefined;
}

/** The mark: a gong torn along a perforation. Decorative, because the name is next to it. */
export function BrandMark({ size = 'masthead' }: BrandMarkProps) {
  return (
    <svg className={styles.mark[size]} viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles.gong} d="M30 2.83A22 22 0 1 0 30 45.17Z" />
      <path className={styles.ring} d="M30 15.69A10.25 10.25 0 1 0 30 32.31V27.09A6.75 6.75 0 1 1 30 20.91Z" />
      <path className={styles.stub} d="M33 7.93A22 22 0 0 1 33 48.07Z" />
    </svg>
  );
}
