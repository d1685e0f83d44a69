import type { ReactNode } from 'react';
import { BrandMark } from '../../private/BrandMark/BrandMark.js';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import { palette } from '../Flood/Flood.css.js';
import { paletteOf } from '../Poster/interests.js';
import * as styles from './Bill.css.js';

export interface BillProps extends RootProps<HTMLDivElement> {
  /**
   * An ink of the house, `ferry` green or `taxi` red, or an event, whose poster gives the colours.
   * @default 'ferry'
   */
  ink?: 'ferry' | 'taxi' | { seed: string; interest: string } | undefined;
  /** A line above the title: an icon and a few words, or a sticker and the event. */
  kicker?: ReactNode | undefined;
  /** The `h1` of the page, at poster size. */
  title: string;
  /** Numerals as large as the page allows: "00:00–02:00". */
  figure?: string | undefined;
  /** Sentences, then actions, one below the other. */
  children: ReactNode;
  /** Replaces the mark: a `QueueStub`. */
  aside?: ReactNode | undefined;
}

/** A page that is one poster: a field of flat ink, few words, the mark at poster size. */
export function Bill({ ink = 'ferry', kicker, title, figure, children, aside, ...root }: BillProps) {
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
