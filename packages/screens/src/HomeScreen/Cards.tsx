import { type CardLayout, type EventSummary, scriptLangs } from '@first-gong/domain';
import { EventCard } from '@first-gong/ui/EventCard';
import { LikeCount } from '@first-gong/ui/LikeCount';
import { eventHref } from '../shared/hrefs/index.js';
import { useText } from '../shared/text/index.js';
import * as styles from './Cards.css.js';
import { cardDate, likesOf, shortDay, stickerOf } from './words.js';

/** The first view of a large screen shows at most this many cards. */
const drawnAtOnce = 10;

export interface CardsProps {
  events: EventSummary[];
  layout: CardLayout;
  /** The level of the titles: one below that of the list. */
  headingLevel: 2 | 3;
  /** Script runs: the page is on the screen already, so the cards below the fold cannot delay it. */
  enhanced: boolean;
}

/** The grid of cards in either layout. */
export function Cards({ events, layout, headingLevel, enhanced }: CardsProps) {
  const text = useText('home');
  const { t, lang, format } = text;
  return (
    <ul className={styles.grid[layout]}>
      {events.map((event, index) => {
        const { firstDate, lastDate } = event;
        const several = firstDate !== lastDate;
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
              first={cardDate(firstDate, text)}
              last={several ? cardDate(lastDate, text) : undefined}
              until={several ? t('home.dateUntil', { date: shortDay(lastDate, text) }) : undefined}
              byline={event.byline}
              venue={event.venue}
              price={splitPrice(format.priceRange(event.priceFrom, event.priceTo))}
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

/** Splits "HK$180–380" into currency and numbers. */
function splitPrice(price: string) {
  const digits = price.search(/\d/);
  return { currency: price.slice(0, digits), amount: price.slice(digits) };
}
