import type { CardLayout, EventSummary } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EventCard, type EventCardProps } from '@first-gong/ui/EventCard';
import { memo, useState } from 'react';
import { accessBadge } from '../access.js';
import { Heart, type Hearts } from '../hearts/index.js';
import { eventHref } from '../hrefs.js';
import { posterOf } from '../posterOf.js';
import { rangeToPay, type Text, useText } from '../text/index.js';
import * as styles from './EventCards.css.js';
import { cardDate, cardDays, nextDay, shortDay, stickerOf } from './words.js';

/** Cards rendered at once: the most that the first view shows. The others render when they come near. */
const drawnAtOnce: Record<CardLayout, number> = { comfortable: 10, optimized: 4 };

export interface EventCardsProps {
  events: EventSummary[];
  layout: CardLayout;
  /** Civil date in Hong Kong. */
  today: string;
  /** One below the list's heading. */
  headingLevel: 2 | 3;
  /** Script renders the cards after the first paint, so the cards below the fold cannot delay it. */
  enhanced: boolean;
  hearts?: Hearts | undefined;
}

/** Target of the phone's link, the same for every query. */
const nextId = 'more-events';

/** The grid of cards in either layout. A phone shows twelve and a link to the others. */
export function EventCards({ events, layout, today, headingLevel, enhanced, hearts }: EventCardsProps) {
  // Cards of the server's HTML stay deferred: script would lay out the whole list at once.
  const [delivered] = useState(enhanced ? [] : events);
  const { t } = useText();
  const others = events.length - styles.shownOnPhones;
  return (
    <>
      <ul className={styles.grid[layout]}>
        {events.map((event, index) => (
          <Card
            key={event.id}
            id={index === styles.shownOnPhones ? nextId : undefined}
            event={event}
            layout={layout}
            today={today}
            headingLevel={headingLevel}
            hearts={hearts}
            deferred={index >= drawnAtOnce[layout] && delivered.includes(event)}
          />
        ))}
      </ul>
      {others > 0 && (
        <p className={styles.more}>
          <Button href={`#${nextId}`} block>
            {t('common.moreEvents', { count: others })}
          </Button>
        </p>
      )}
    </>
  );
}

type CardProps = Pick<EventCardsProps, 'layout' | 'today' | 'headingLevel' | 'hearts'> & {
  id?: string | undefined;
  event: EventSummary;
  /** Renders when it comes near the window. */
  deferred: boolean;
};

/** Memoised, because every response re-renders the list. */
const Card = memo(function Card({ id, event, layout, today, headingLevel, hearts, deferred }: CardProps) {
  const text = useText();
  return (
    <li className={styles.item} id={id}>
      <EventCard
        {...cardProps(event, today, text)}
        layout={layout}
        headingLevel={headingLevel}
        likes={<Heart event={event} hearts={hearts} />}
        deferred={deferred}
      />
    </li>
  );
});

/** Content of an event's card in either layout. */
export function cardProps(event: EventSummary, today: string, text: Text): Omit<EventCardProps, 'likes'> {
  const { t, lang } = text;
  const next = nextDay(event, today);
  return {
    href: eventHref(lang, event.id),
    title: event.title,
    poster: posterOf(text, event),
    next: cardDate(next, text),
    days: cardDays(event, text),
    until: event.lastDate > next ? t('common.dateUntil', { date: shortDay(event.lastDate, text) }) : undefined,
    byline: event.byline,
    note: accessBadge(event.accessFeatures, text, 2),
    venue: event.venue,
    price: splitPrice(rangeToPay(text, event)),
    sticker: stickerOf(event, t),
  };
}

/** Splits "HK$180–380" into currency and numbers. Any other text stays whole. */
function splitPrice(price: string) {
  const digits = price.startsWith('HK$') ? 'HK$'.length : 0;
  return { currency: price.slice(0, digits), amount: price.slice(digits) };
}
