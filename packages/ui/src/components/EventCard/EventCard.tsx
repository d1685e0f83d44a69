import type { ReactNode } from 'react';
import type { Halftone, OriginalProps } from '../Artwork/index.js';
import type { StickerVariant } from '../Sticker/index.js';
import { PosterCard } from './PosterCard.js';
import { RowCard } from './RowCard.js';

/** One civil date in the pieces that cards set apart. */
export interface CardDate {
  /** "20 Nov" or "11.20" */
  text: string;
  /** "20" */
  day: string;
  /** "Nov" or "11月" */
  month: string;
  /** "Fri" or "五" */
  weekdayShort: string;
  /** "Fri" or "星期五" */
  weekday: string;
  /** Saturday and Sunday are red on rows. */
  weekend: boolean;
}

export interface EventCardProps {
  /**
   * `comfortable` is a poster with a stub, `optimized` a row with a tear-off date.
   * @default 'comfortable'
   */
  layout?: 'comfortable' | 'optimized' | undefined;
  href: string;
  title: string;
  /** Seed, interest, lines of the poster, and the language of its lines. */
  poster: { seed: string; interest: string; lines: readonly string[]; lang: 'en' | 'zh-Hant' | 'zh-Hans' };
  first: CardDate;
  /** The last day, when there is more than one. */
  last?: CardDate | undefined;
  /** The last day as a row says it: "until 28 Nov". */
  until?: string | undefined;
  byline: string;
  venue: string;
  /** Currency and amount are set apart on rows: "HK$" and "180–380". */
  price: { currency: string; amount: string };
  /** One word about the event, with its kind. `cancelled` also takes the colour from the poster and strikes the price. */
  sticker?: { variant: StickerVariant; label: string } | undefined;
  /** The day that it was first announced for, struck through, and the word that says so: "Originally". */
  was?: { label: string; text: string } | undefined;
  /**
   * A sentence about its state: how to join the waitlist, what ticket holders may do, when the money is back, why the
   * price is lower.
   */
  note?: string | undefined;
  /** An uploaded picture instead of the drawn poster: its halftone, or the picture itself where the contract says "as supplied". */
  artwork?: { halftone: Halftone } | { asSupplied: Pick<OriginalProps, 'src' | 'width' | 'height'> } | undefined;
  /** A like button, or a like count. */
  likes: ReactNode;
  /** Level of the title. @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** Below the fold of a page that has just arrived: the browser draws it when it comes near. @default false */
  deferred?: boolean | undefined;
}

/** One event of a list, as a poster to look at or a row to compare. The whole card is the link of its title. */
export function EventCard({ layout = 'comfortable', ...card }: EventCardProps) {
  return layout === 'comfortable' ? <PosterCard {...card} /> : <RowCard {...card} />;
}
