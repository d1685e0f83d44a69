import type { ReactNode } from 'react';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import type { RootProps } from '../../private/root.js';
import { TitleLines } from '../../private/TitleLines/TitleLines.js';
import { Button } from '../Button/index.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster } from '../Poster/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './FeatureTicket.css.js';

export interface FeatureTicketProps extends RootProps {
  /** Seed and interest of the poster, whose colours fill the ticket. A long title breaks at its `lines`. */
  poster: { seed: string; interest: string; lines?: readonly string[] | undefined };
  /** Language of the title. */
  lang: 'en' | 'zh-Hant' | 'zh-Hans';
  /** Above the title: a sticker, "Editors' pick 1/8". */
  kicker: ReactNode;
  title: string;
  /** The rest of a long title, smaller. */
  subtitle?: string | undefined;
  byline: string;
  /** Dates, venue, price. */
  facts: readonly { label: string; value: string }[];
  action: { href: string; label: string };
  /** A like button, or a like count. */
  likes: ReactNode;
  /** Content beyond the perforation. */
  stub: ReactNode;
}

/** Fits at poster size: up to four Chinese characters or eight Latin letters. */
const isShort = (title: string, lang: string) => title.length <= (lang === 'en' ? 8 : 4);

/** The feature of the home page: art, poster colours, perforation and stub. */
export function FeatureTicket({ poster, lang, kicker, title, subtitle, byline, facts, ...rest }: FeatureTicketProps) {
  const { action, likes, stub, ...root } = rest;
  const { lines, ...colours } = poster;
  return (
    <Ticket {...root} className={styles.ticket}>
      <ColourBlock {...colours} className={styles.feature}>
        <div className={styles.art}>
          <Poster {...colours} lines={[title]} lang={lang} crop="art" />
        </div>
        <div className={styles.main}>
          <p className={styles.kicker}>{kicker}</p>
          <h2 className={isShort(title, lang) ? styles.shortTitle : styles.title}>
            <TitleLines title={title} lines={lines} />
            {subtitle && <span className={styles.subtitle}>{` ${subtitle}`}</span>}
          </h2>
          <p className={subtitle ? styles.byline : styles.secondLine}>{byline}</p>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <span className={styles.action}>
              <Button variant="buy" size="large" block iconAfter={arrowRightIcon} href={action.href}>
                {action.label}
              </Button>
            </span>
            {likes}
          </div>
        </div>
      </ColourBlock>
      <Perforation direction="vertical" className={styles.vertical} />
      <Perforation direction="horizontal" className={styles.horizontal} />
      {stub}
    </Ticket>
  );
}
