import { Fragment, useId } from 'react';
import { Perforation } from '../Perforation/index.js';
import { Poster } from '../Poster/index.js';
import { Sticker } from '../Sticker/index.js';
import { Ticket } from '../Ticket/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './PosterCard.css.js';
import type { EventCardProps } from './props.js';

/** The comfortable card. The heading is for people who do not see the poster. */
export function PosterCard({ href, title, poster, next, days, until, byline, venue, price, ...rest }: EventCardProps) {
  const { sticker, was, note, likes, deferred, headingLevel = 3, ...root } = rest;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const cancelled = sticker?.variant === 'cancelled';
  return (
    <Ticket {...root} as="article" className={deferred ? styles.deferred : styles.card}>
      <div className={styles.poster}>
        <Poster {...poster} crop="full" mono={cancelled} />
      </div>
      <Perforation direction="horizontal" />
      {sticker && (
        <span className={styles.sticker}>
          <Sticker variant={sticker.variant}>{sticker.label}</Sticker>
        </span>
      )}
      <div className={styles.stub}>
        <Heading>
          <a className={styles.link} href={href} aria-labelledby={`${id}title ${id}byline`}>
            <span id={`${id}title`} className={styles.title}>
              {title}
            </span>
          </a>
        </Heading>
        <p className={styles.date}>
          {was && (
            <>
              <VisuallyHidden>{`${was.label} `}</VisuallyHidden>
              <s className={styles.was}>{was.text}</s>{' '}
            </>
          )}
          {days.map((day) => (
            <Fragment key={day}>
              <span className={styles.day}>{day}</span>{' '}
            </Fragment>
          ))}
        </p>
        <p id={`${id}byline`} className={styles.byline}>
          {byline}
        </p>
        <p className={styles.venue}>{venue}</p>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.foot}>
          {cancelled ? (
            <span>
              <s className={styles.gonePrice}>{`${price.currency}${price.amount}`}</s>
              <VisuallyHidden>{` ${sticker.label}`}</VisuallyHidden>
            </span>
          ) : (
            <span className={styles.price}>{`${price.currency}${price.amount}`}</span>
          )}
          {likes}
        </div>
      </div>
    </Ticket>
  );
}
