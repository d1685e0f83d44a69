import { type CardLayout, type EventSummary, scriptLangs } from '@first-gong/domain';
import { EventCard } from '@first-gong/ui/EventCard';
import { LikeCount } from '@first-gong/ui/LikeCount';
import { eventHref } from '../shared/hrefs/index.js';
import { priceText, useText } from '../shared/text/index.js';
import * as styles from './Cards.css.js';
import { cardDate, cardDays, likesOf, nextDay, shortDay, stickerOf } from './words.js';

/** The first view of a large screen shows at most this many cards. */
const drawnAtOnce = 10;

export interface CardsProps {
  events: EventSummary[];
  layout: CardLayout;
  /** Civil date in Hong Kong. */
  today: string;
  /** The level of the titles: one below that of the list. */
  headingLevel: 2 | 3;
  /** Script runs: the page is on the screen already, so the cards below the fold cannot delay it. */
  enhanced: boolean;
}

/** The grid of cards in either layout. */
export function Cards({ events, layout, today, headingLevel, enhanced }: CardsProps) {
  const text = useText('home');
  const { t, lang } = text;
  return (
    <ul className={styles.grid[layout]}>
      {events.map((event, index) => {
        const next = nextDay(event, today);
        return (
          <li key={event.id} className={styles.item}>
            <EventCard
              layout={layout}
              headingLevel={headingLevel}
              href={eventHref(lang, event.id)}
              title={event.title}
              poster={{
                seed: event.posterSeed,
                interest: event.interest,
                lines: event.posterLines,
                lang: scriptLangs[lang],
              }}
              next={cardDate(next, text)}
              days={cardDays(event, text)}
              until={event.lastDate > next ? t('home.dateUntil', { date: shortDay(event.lastDate, text) }) : undefined}
              byline={event.byline}
              venue={event.venue}
              price={splitPrice(priceText(text, event.priceFrom, event.priceTo))}
              sticker={stickerOf(event, t)}
              likes={<LikeCount {...likesOf(event, t)} />}
              deferred={!enhanced && index >= drawnAtOnce}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Splits "HK$180–380" into currency and numbers. A price that does not begin with the currency stays whole. */
function splitPrice(price: string) {
  const digits = price.startsWith('HK$') ? 'HK$'.length : 0;
  return { currency: price.slice(0, digits), amount: price.slice(digits) };
}
