import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { TitleLines } from '../../private/TitleLines/TitleLines.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { Container } from '../Container/index.js';
import { type Description, DescriptionList } from '../DescriptionList/index.js';
import { Poster } from '../Poster/index.js';
import * as styles from './EventHeader.css.js';

export interface EventHeaderProps extends RootProps {
  /** Event id, which determines art and colours of the poster. */
  seed: string;
  /** Interest category, which determines the family of the art. */
  interest: string;
  /** Short facts above the title: category, language, running time. */
  kick: readonly string[];
  /** Before the kick line. */
  stickers?: ReactNode | undefined;
  /** A like button, after the kick line. */
  likes?: ReactNode | undefined;
  /** The page's h1. */
  title: string;
  /** Lines of the title on its poster, at which a long Chinese title breaks. */
  titleLines?: readonly string[] | undefined;
  /** The title in another language. */
  otherTitle?: { lang: string; text: string } | null | undefined;
  /** One line below the titles. */
  byline?: string | undefined;
  /** Date, venue, price, presenter. */
  facts: readonly Description[];
}

/** Chinese characters are twice as wide as Latin characters. */
const isLong = (title: string) => [...title].reduce((width, c) => width + (c > '\u2e7f' ? 2 : 1), 0) > 26;

/**
 * The header of an event's page in poster colours. The title is focusable by script, for screen readers after
 * navigation.
 */
export function EventHeader({ seed, interest, kick, stickers, title, otherTitle, ...rest }: EventHeaderProps) {
  const { titleLines, likes, byline, facts, ...root } = rest;
  return (
    <ColourBlock {...root} seed={seed} interest={interest} as="header" className={styles.header}>
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
    </ColourBlock>
  );
}
