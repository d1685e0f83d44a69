import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { TitleLines } from '../../private/TitleLines/TitleLines.js';
import { Container } from '../Container/index.js';
import { type Description, DescriptionList } from '../DescriptionList/index.js';
import { Flood } from '../Flood/index.js';
import { Poster } from '../Poster/index.js';
import * as styles from './EventHeader.css.js';

export interface EventHeaderProps extends RootProps {
  /** The event's id. It determines the art and the colours of the poster. */
  seed: string;
  /** The event's interest category. It determines the family of the art. */
  interest: string;
  /** Short facts above the title, in reading order: category, language, running time. */
  kick: readonly string[];
  /** Stickers before the kick line. */
  stickers?: ReactNode | undefined;
  /** A like button, at the end of the kick line. */
  likes?: ReactNode | undefined;
  /** The page's h1. */
  title: string;
  /** The lines of the title on its poster, where a long Chinese title breaks. */
  titleLines?: readonly string[] | undefined;
  /** The title in another language. */
  otherTitle?: { lang: string; text: string } | null | undefined;
  /** One line under the titles. */
  byline?: string | undefined;
  /** Date, venue, price, presenter. */
  facts: readonly Description[];
}

/** Chinese characters are twice as wide as Latin characters. */
const isLong = (title: string) => [...title].reduce((width, c) => width + (c > '\u2e7f' ? 2 : 1), 0) > 26;

/**
 * The head of an event's page: a flood in the poster's colours, art at the left, the title as large as possible.
 * Scripts can focus the title, so that screen readers start to read there after a change of page.
 */
export function EventHeader({ seed, interest, kick, stickers, title, otherTitle, ...rest }: EventHeaderProps) {
  const { titleLines, likes, byline, facts, ...root } = rest;
  return (
    <Flood {...root} seed={seed} interest={interest} as="header" className={styles.header}>
      <Container className={styles.frame}>
        <div className={styles.art}>
          <Poster seed={seed} interest={interest} lines={[title]} lang="en" crop="art" aspect="portrait" />
        </div>
        <div className={styles.words}>
          <h1 className={isLong(title) ? styles.titleLong : styles.title} tabIndex={-1}>
            <TitleLines title={title} lines={titleLines} />
          </h1>
          <p className={styles.kick}>
            <span className={styles.kickFacts}>
              {stickers}
              {kick.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
            {likes && <span className={styles.likes}>{likes}</span>}
          </p>
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
