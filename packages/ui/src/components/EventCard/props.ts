import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { StickerVariant } from '../Sticker/index.js';

/** One civil date in the parts that the tear-off date of a row shows. */
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
  /** Seed, interest category and lines of the poster, and the language of the lines. */
  poster: { seed: string; interest: string; lines: readonly string[]; lang: 'en' | 'zh-Hant' | 'zh-Hans' };
  /** The day of the next performance, which a row shows as a tear-off date. */
  next: CardDate;
  /** The days of the event on a poster's stub, in parts that stay on one line: "11.16（一）", "至 1.24（日）". */
  days: readonly string[];
  /** The last day in the words of a row: "until 28 Nov". */
  until?: string | undefined;
  byline: string;
  venue: string;
  /** Rows show currency and amount separately: "HK$" and "180–380". */
  price: { currency: string; amount: string };
  /** One word about the event. The variant `cancelled` also drops the poster's colours and strikes the price through. */
  sticker?: { variant: StickerVariant; label: string } | undefined;
  /** The originally announced day, struck through, with a word for screen readers: "Originally". */
  was?: { label: string; text: string } | undefined;
  /**
   * A sentence about the state of the event: how to join the waitlist, what ticket holders can do, when refunds arrive,
   * why the price is lower.
   */
  note?: string | undefined;
  /** A like button, or a like count. */
  likes: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** For cards below the fold: the browser draws the card when it comes near the window. @default false */
  deferred?: boolean | undefined;
}
