import type { EventOnTicket } from '@first-gong/domain';
import { ColourBlock } from '@first-gong/ui/ColourBlock';
import { Perforation } from '@first-gong/ui/Perforation';
import { Poster } from '@first-gong/ui/Poster';
import type { ReactNode } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './OrderHead.css.js';
import { useTransactionWords } from './words.js';

interface OrderHeadProps {
  event: EventOnTicket;
  title: string;
  titleId: string;
  /** Place and number of tickets. */
  children: string;
  /** Columns of the poster's art and the facts. */
  className: string;
  /** Torn off beside the facts, on a phone below them. */
  stub?: ReactNode;
}

/** Head of an order's tickets of one event: art and facts in the poster's colours, and a stub. */
export function OrderHead({ event, title, titleId, children, className, stub }: OrderHeadProps) {
  const { format } = useText();
  const { poster } = useTransactionWords();
  const when = format.recordTime(event.startsAt);
  return (
    <div className={styles.head}>
      <ColourBlock className={className} seed={event.posterSeed} interest={event.interest}>
        <div className={styles.art}>
          <Poster {...poster(event)} crop="art" />
        </div>
        <div className={styles.main}>
          <p className={styles.when}>{event.cancelled ? <s>{when}</s> : when}</p>
          {/* biome-ignore lint/plugin/layout: it grows with the window. */}
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <p>{children}</p>
        </div>
      </ColourBlock>
      {stub && (
        <>
          <Perforation direction="horizontal" className={styles.onPhones} />
          <Perforation direction="vertical" className={styles.onDesktops} />
          {stub}
        </>
      )}
    </div>
  );
}
