import type { ReactNode } from 'react';
import { Original, type OriginalProps } from '../Artwork/index.js';
import { Container } from '../Container/index.js';
import { type Description, DescriptionList } from '../DescriptionList/index.js';
import { Flood } from '../Flood/index.js';
import { Poster } from '../Poster/index.js';
import * as styles from './EventHeader.css.js';

export interface EventHeaderProps {
  /** The event's id: it decides the poster's art and colours. */
  seed: string;
  /** Interest category of the event, which decides the family of the art. */
  interest: string;
  /** Short facts above the title, in reading order: category, language, running time. */
  kick: readonly string[];
  /** Stickers before the kick line. */
  stickers?: ReactNode | undefined;
  /** A like button, at the end of the kick line. */
  likes?: ReactNode | undefined;
  /** The picture that the organiser supplied: it hangs uncropped in place of the drawn art, and says what it shows. */
  picture?: Pick<OriginalProps, 'src' | 'alt' | 'width' | 'height'> | undefined;
  /** The page's h1. */
  title: string;
  /** The title in the page's other language, with its language. */
  otherTitle?: { lang: string; text: string } | null | undefined;
  /** One line under the titles. */
  byline?: string | undefined;
  /** Date, venue, price, presenter. */
  facts: readonly Description[];
}

/** Characters of Chinese are twice as wide as Latin ones. */
const isLong = (title: string) => [...title].reduce((width, c) => width + (c > '\u2e7f' ? 2 : 1), 0) > 26;

/**
 * The head of an event's page: flooded with the poster's colours, art at the left, the title as large as it goes.
 * The title can be focused by script, so that a change of page can be read from its start.
 */
export function EventHeader({ seed, interest, kick, stickers, title, otherTitle, ...rest }: EventHeaderProps) {
  const { likes, picture, byline, facts } = rest;
  return (
    <Flood seed={seed} interest={interest} as="header" className={styles.header}>
      <Container className={styles.frame}>
        {picture ? (
          <div className={styles.picture}>
            <Original {...picture} />
          </div>
        ) : (
          <div className={styles.art}>
            <Poster seed={seed} interest={interest} lines={[title]} lang="en" crop="art" aspect="portrait" />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.kick}>
            {stickers}
            {kick.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {likes && <span className={styles.likes}>{likes}</span>}
          </p>
          <h1 className={isLong(title) ? styles.titleLong : styles.title} tabIndex={-1}>
            {title}
          </h1>
          {otherTitle && (
            <p className={styles.other} lang={otherTitle.lang}>
              {otherTitle.text}
            </p>
          )}
          {byline && <p className={styles.byline}>{byline}</p>}
        </div>
        <div className={styles.facts}>
          <DescriptionList items={facts} />
        </div>
      </Container>
    </Flood>
  );
}
