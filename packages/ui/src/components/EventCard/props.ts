import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { StickerVariant } from '../Sticker/index.js';

/** Parts of a civil date. */
export interface CardDate {
  /** "20" */
  day: string;
  /** "Nov" or "11月" */
  month: string;
  /** "Fri" or "星期五" */
  weekday: string;
  /** Saturday and Sunday are red on rows. */
  weekend: boolean;
}

export interface EventCardProps extends RootProps {
  /**
   * `comfortable` is a poster with a stub, `optimized` a row with a tear-off date.
   * @default 'comfortable'
   */
  layout?: 'comfortable' | 'optimized' | undefined;
  href: string;
  title: string;
  /** Seed, interest, lines and language of the poster. */
  poster: { seed: string; interest: string; lines: readonly string[]; lang: 'en' | 'zh-Hant' | 'zh-Hans' };
  /** Day of the next performance, shown on rows. */
  next: CardDate;
  /** Days on a poster's stub, in unbreakable parts: "11.16（一）", "至 1.24（日）". */
  days: readonly string[];
  /** Last day on rows: "until 28 Nov". */
  until?: string | undefined;
  byline: string;
  venue: string;
  /** Rows show currency and amount separately: "HK$" and "180–380". */
  price: { currency: string; amount: string };
  /** One word about the event. `cancelled` also removes the poster's colours and strikes the price. */
  sticker?: { variant: StickerVariant; label: string } | undefined;
  /** Original day, struck through, with a word for screen readers: "Originally". */
  was?: { label: string; text: string } | undefined;
  /** A sentence about the event, such as options of ticket holders or its access. */
  note?: ReactNode;
  /** A like button, or a like count. */
  likes: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** For cards below the fold, rendered near the window. @default false */
  deferred?: boolean | undefined;
}
