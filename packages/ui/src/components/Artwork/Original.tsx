import * as styles from './Original.css.js';

export interface OriginalProps {
  src: string;
  /** What it shows; empty where the words beside it say as much. */
  alt: string;
  /** In its own pixels, so that its place is kept while it loads. */
  width: number;
  height: number;
}

/** The picture as it was supplied: its own colours, uncropped, pasted up in a white frame. Black and white takes its colour. */
export function Original({ src, alt, width, height }: OriginalProps) {
  return (
    <span className={styles.frame}>
      <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
    </span>
  );
}
