import { Artwork, Original } from '../Artwork/index.js';
import { Flood } from '../Flood/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { pasteUp } from './CardArt.css.js';
import type { EventCardProps } from './EventCard.js';

interface CardArtProps extends Pick<EventCardProps, 'poster' | 'artwork'>, Pick<PosterProps, 'mono' | 'aspect'> {
  crop: 'full' | 'thumb';
}

/** What hangs on a card: the drawn poster, the uploaded picture in its halftone, or the picture as it was supplied. */
export function CardArt({ poster, artwork, crop, ...rest }: CardArtProps) {
  if (artwork === undefined) return <Poster {...poster} {...rest} crop={crop} />;
  if ('halftone' in artwork) {
    return <Artwork {...poster} {...rest} halftone={artwork.halftone} crop={crop === 'full' ? 'full' : 'art'} />;
  }
  return (
    <Flood seed={poster.seed} interest={poster.interest} className={pasteUp}>
      {/* The title stands beside it. */}
      <Original {...artwork.asSupplied} alt="" />
    </Flood>
  );
}
