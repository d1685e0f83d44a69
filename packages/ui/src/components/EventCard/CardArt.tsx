import { Artwork, Original } from '../Artwork/index.js';
import { Flood } from '../Flood/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import * as styles from './CardArt.css.js';
import type { EventCardProps } from './props.js';

interface CardArtProps extends Pick<EventCardProps, 'poster' | 'artwork'>, Pick<PosterProps, 'mono' | 'aspect'> {
  crop: 'full' | 'thumb';
}

/** The picture of a card: the drawn poster, the uploaded picture as a halftone, or the picture as it was supplied. */
export function CardArt({ poster, artwork, crop, ...print }: CardArtProps) {
  if (artwork === undefined) return <Poster {...poster} {...print} crop={crop} />;
  if ('halftone' in artwork) {
    return <Artwork {...poster} {...print} halftone={artwork.halftone} crop={crop === 'full' ? 'full' : 'art'} />;
  }
  return (
    <Flood seed={poster.seed} interest={poster.interest} className={styles.pasteUp}>
      {/* No alt text, because the title is beside the picture. */}
      <Original {...artwork.asSupplied} alt="" />
    </Flood>
  );
}
