import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark/index.js';
import { Container } from '../Container/index.js';
import { palette } from '../Flood/Flood.css.js';
import { paletteOf } from '../Poster/interests.js';
import * as css from './Bill.css.js';

export interface BillProps {
  /**
   * The house's own ink, `ferry` green or `taxi` red; or an event's, in whose poster's colours it is then printed.
   * @default 'ferry'
   */
  ink?: 'ferry' | 'taxi' | { seed: string; interest: string };
  /** A line above the title: an icon and a few words, or a sticker and the event. */
  kicker?: ReactNode;
  /** The `h1` of the page, at poster size. */
  title: string;
  /** Numerals as large as the page allows: "00:00–02:00". */
  figure?: string;
  /** Sentences, then what can be done, one below the other. */
  children: ReactNode;
  /** In place of the mark: a `QueueStub`. */
  aside?: ReactNode;
}

/** A page that is one poster: a field of flat ink, few words, the mark at poster size. */
export function Bill({ ink = 'ferry', kicker, title, figure, children, aside }: BillProps) {
  const house = typeof ink === 'string';
  return (
    <div className={`${css.bill} ${palette[house ? ink : paletteOf(ink.seed, ink.interest)]}`}>
      <Container className={aside ? css.withAside : css.withMark}>
        <div>
          {kicker && <div className={css.kicker}>{kicker}</div>}
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {figure && <p className={css.figure}>{figure}</p>}
          <div className={css.words}>{children}</div>
        </div>
        {aside ? (
          <div className={css.aside}>{aside}</div>
        ) : (
          <div className={`${css.mark} ${house ? css.inks[ink] : ''}`}>
            <BrandMark size="poster" />
          </div>
        )}
      </Container>
    </div>
  );
}
