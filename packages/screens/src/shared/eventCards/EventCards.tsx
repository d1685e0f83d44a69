import { type CardLayout, type EventSummary, priceToPay, scriptLangs } from '@first-gong/domain';
import { EventCard, type EventCardProps } from '@first-gong/ui/EventCard';
import { useState } from 'react';
import { Heart, type Hearts } from '../hearts/index.js';
import { eventHref } from '../hrefs/index.js';
import { priceText, type Text, useText } from '../text/index.js';
import * as styles from './EventCards.css.js';
import { cardDate, cardDays, nextDay, shortDay, stickerOf } from './words.js';

/** The first view of a large screen shows at most this many cards. */
const drawnAtOnce = 10;

export interface EventCardsProps {
  events: EventSummary[];
  layout: CardLayout;
  /** Civil date in Hong Kong. */
  today: string;
  /** The level of the titles: one below that of the list. */
  headingLevel: 2 | 3;
  /** Script draws the cards: the page is on the screen already, so those below the fold cannot delay it. */
  enhanced: boolean;
  hearts?: Hearts | undefined;
}

/** The grid of cards in either layout. */
export function EventCards({ events, layout, today, headingLevel, enhanced, hearts }: EventCardsProps) {
  const text = useText();
  return (
    <ul className={styles.grid[layout]}>
      {events.map((event, index) => (
        <Card
          key={event.id}
          {...cardProps(event, today, text)}
          layout={layout}
          headingLevel={headingLevel}
          likes={<Heart event={event} hearts={hearts} />}
          deferred={!enhanced && index >= drawnAtOnce}
        />
      ))}
    </ul>
  );
}

/** A card that came with the document stays deferred: script would lay out the whole list at once for it. */
function Card({ deferred, ...card }: EventCardProps) {
  const [isDeferred] = useState(deferred);
  return (
    <li className={styles.item}>
      <EventCard {...card} deferred={isDeferred} />
    </li>
  );
}

/** The facts of an event on a card of either layout. */
export function cardProps(event: EventSummary, today: string, text: Text): Omit<EventCardProps, 'likes'> {
  const { t, lang } = text;
  const next = nextDay(event, today);
  return {
    href: eventHref(lang, event.id),
    title: event.title,
    poster: {
      seed: event.posterSeed,
      interest: event.interest,
      lines: event.posterLines,
      lang: scriptLangs[lang],
    },
    next: cardDate(next, text),
    days: cardDays(event, text),
    until: event.lastDate > next ? t('common.dateUntil', { date: shortDay(event.lastDate, text) }) : undefined,
    byline: event.byline,
    venue: event.venue,
    price: splitPrice(priceText(text, priceToPay(event, event.priceFrom), priceToPay(event, event.priceTo))),
    sticker: stickerOf(event, t),
  };
}

/** Splits "HK$180–380" into currency and numbers. A price that does not begin with the currency stays whole. */
function splitPrice(price: string) {
  const digits = price.startsWith('HK$') ? 'HK$'.length : 0;
  return { currency: price.slice(0, digits), amount: price.slice(digits) };
}
