import type { RootProps } from '../../private/root.js';
import * as styles from './Original.css.js';

export interface OriginalProps extends RootProps<HTMLSpanElement> {
  src: string;
  /** Description of the picture; empty if the text beside it says the same. */
  alt: string;
  /** In pixels of the picture, so that its place is reserved while it loads. */
  width: number;
  height: number;
}

/** The picture as it was supplied: uncropped, in its own colours (in black and white without), in a white frame. */
export function Original({ src, alt, width, height, ...root }: OriginalProps) {
  return (
    <span {...root} className={styles.frame}>
      <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
    </span>
  );
}
