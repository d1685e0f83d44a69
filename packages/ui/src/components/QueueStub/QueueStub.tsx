import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { hole } from '../HoldTimer/PunchedHoles.css.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './QueueStub.css.js';

export interface QueueStubProps extends RootProps {
  /** The name of the figure: "People ahead of you". */
  label: string;
  /** The main number of the page, formatted: "1,284". At the buyer's turn it is the time left to enter: "01:52". */
  figure: string;
  /** A small word after the figure: "people". */
  unit?: string | undefined;
  /** The share of the queue that has passed, from 0 to 1. It decides how many of the 40 holes are punched. */
  progress: number;
  /** Below the holes: the progress in words, and the time of the last update. */
  status: ReactNode;
  /** The waiting time in minutes, the number in the queue. */
  facts: readonly { label: string; value: string; unit?: string | undefined }[];
  /** One button: leave the queue, or enter the shop. */
  action: ReactNode;
}

const HOLES = 40;

/**
 * The stub of a person in the waiting room: people ahead, 40 holes, minutes, number, a button to leave. Screen readers do
 * not hear it change: announce the place every 30 seconds at most, and the turn, in a `LiveRegion` that stays on the page.
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
