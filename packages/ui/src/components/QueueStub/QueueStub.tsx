import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { hole } from '../HoldTimer/PunchedHoles.css.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './QueueStub.css.js';

export interface QueueStubProps extends RootProps {
  /** Name of the figure: "People ahead of you". */
  label: string;
  /** Main number, formatted: "1,284". At the turn, the time left to enter: "01:52". */
  figure: string;
  /** A small word after the figure: "people". */
  unit?: string | undefined;
  /** Passed share of the queue, 0 to 1, as punched holes of 40. */
  progress: number;
  /** Below the holes: progress as text, and time of the last update. */
  status: ReactNode;
  /** The waiting time in minutes, the number in the queue. */
  facts: readonly { label: string; value: string; unit?: string | undefined }[];
  /** One button: leave the queue, or enter. */
  action: ReactNode;
}

const HOLES = 40;

/**
 * The stub of a person in the waiting room. Changes are not announced: use a `LiveRegion` for the place, every 30
 * seconds at most, and the turn.
 */
export function QueueStub({ label, figure, unit, progress, status, facts, action, ...root }: QueueStubProps) {
  const punched = Math.floor(progress * HOLES);
  return (
    <Ticket {...root} strong>
      <div className={styles.part}>
        <p>{label}</p>
        <p className={styles.figure}>
          <span>{figure}</span>
          {unit && <span className={styles.unit}>{` ${unit}`}</span>}
        </p>
        <div className={styles.holes} aria-hidden="true">
          {Array.from({ length: HOLES }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole has no identity but its place in the row
            <i key={place} className={hole} data-punched={place < punched || undefined} />
          ))}
        </div>
        <p className={styles.status}>{status}</p>
      </div>
      <Perforation direction="horizontal" />
      <div className={styles.foot}>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt>{fact.label}</dt>
              <dd>
                <b className={styles.value}>{fact.value}</b> <span>{fact.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
    </Ticket>
  );
}
