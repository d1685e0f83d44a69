import { useId } from 'react';
import { TitleLines } from '../../private/TitleLines/TitleLines.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster } from '../Poster/index.js';
import { stickerIcons } from '../Sticker/index.js';
import { Ticket } from '../Ticket/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import type { EventCardProps } from './props.js';
import * as styles from './RowCard.css.js';

/** The optimized card: a horizontal ticket with a tear-off date. On phones the stub is below. */
export function RowCard({ href, title, poster, next, days, until, byline, venue, price, ...rest }: EventCardProps) {
  const { sticker, was, note, likes, deferred, headingLevel = 3, ...root } = rest;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const cancelled = sticker?.variant === 'cancelled';
  return (
    <Ticket {...root} as="article" className={deferred ? styles.deferred : styles.row}>
      <p className={styles.date}>
        <span>{`${next.month} `}</span>
        <span className={next.weekend ? styles.weekendDay : styles.day}>{next.day}</span>
        <span className={next.weekend ? styles.weekend : undefined}>{` ${next.weekday}`}</span>
      </p>
      <div className={styles.art}>
        <Poster {...poster} crop="thumb" aspect="portrait" mono={cancelled} />
      </div>
      <div className={styles.main}>
        <Heading className={styles.title}>
          <a id={`${id}title`} className={styles.link} href={href} aria-labelledby={`${id}title ${id}byline`}>
            <TitleLines title={title} lines={poster.lines} />
          </a>
        </Heading>
        <p id={`${id}byline`} className={styles.byline}>
          {byline}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.meta}>
          <span>{venue}</span>
          {was && (
            <span>
              <VisuallyHidden>{`${was.label} `}</VisuallyHidden>
              <s className={styles.was}>{was.text}</s>
            </span>
          )}
          {until && <span className={styles.until}>{until}</span>}
          {sticker && (
            <span className={sticker.variant === 'few' || cancelled ? styles.urgent : styles.tag}>
              <Icon icon={stickerIcons[sticker.variant]} />
              <span>{sticker.label}</span>
            </span>
          )}
        </p>
      </div>
      <Perforation direction="responsive" className={styles.perforation} />
      <div className={styles.stub}>
        <p className={styles.price}>
          <small className={styles.currency}>{price.currency}</small>
          {cancelled ? (
            <>
              <s className={styles.gonePrice}>{price.amount}</s>
              <VisuallyHidden>{` ${sticker.label}`}</VisuallyHidden>
            </>
          ) : (
            <span>{price.amount}</span>
          )}
        </p>
        {likes}
      </div>
    </Ticket>
  );
}
