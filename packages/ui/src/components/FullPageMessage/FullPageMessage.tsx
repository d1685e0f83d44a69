import type { ReactNode } from 'react';
import { BrandMark } from '../../private/BrandMark/BrandMark.js';
import type { RootProps } from '../../private/root.js';
import { palette } from '../ColourBlock/ColourBlock.css.js';
import { Container } from '../Container/index.js';
import { paletteOf } from '../Poster/interests.js';
import * as styles from './FullPageMessage.css.js';

export interface FullPageMessageProps extends RootProps<HTMLDivElement> {
  /** A house ink, `ferry` green or `taxi` red, or an event's poster colours. @default 'ferry' */
  ink?: 'ferry' | 'taxi' | { seed: string; interest: string } | undefined;
  /** Line above the title: an icon with text, or a sticker with the event. */
  kicker?: ReactNode | undefined;
  /** The page's h1, at poster size. */
  title: string;
  /** Numerals as large as the page allows: "00:00–02:00". */
  figure?: string | undefined;
  /** Text, then actions, in one column. */
  children: ReactNode;
  /** Replaces the mark: a `QueueStub`. */
  aside?: ReactNode | undefined;
}

/** A full-page message like a poster: flat ink, short text, large mark. */
export function FullPageMessage({ ink = 'ferry', kicker, title, figure, ...props }: FullPageMessageProps) {
  const { children, aside, ...root } = props;
  const isHouseInk = typeof ink === 'string';
  return (
    <div {...root} className={`${styles.bill} ${palette[isHouseInk ? ink : paletteOf(ink.seed, ink.interest)]}`}>
      <Container className={aside ? styles.withAside : styles.withMark}>
        <div>
          {kicker && <div className={styles.kicker}>{kicker}</div>}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {figure && <p className={styles.figure}>{figure}</p>}
          <div className={styles.words}>{children}</div>
        </div>
        {aside ? (
          <div className={styles.aside}>{aside}</div>
        ) : (
          <div className={`${styles.mark} ${isHouseInk ? styles.inks[ink] : ''}`}>
            <BrandMark size="poster" />
          </div>
        )}
      </Container>
    </div>
  );
}
