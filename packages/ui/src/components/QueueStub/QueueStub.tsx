import type { ReactNode } from 'react';
import { hole } from '../HoldTimer/PunchedHoles.css.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './QueueStub.css.js';

export interface QueueStubProps {
  /** What the figure counts: "People ahead of you". */
  label: string;
  /** The one number of the page, formatted: "1,284". When it is your turn, the time to come in: "01:52". */
  figure: string;
  /** After the figure, small: "people". */
  unit?: string | undefined;
  /** How much of the way is behind, from 0 to 1: so many of the 40 holes are punched. */
  progress: number;
  /** Below the holes: how far that is in words, and when it was last heard. */
  status: ReactNode;
  /** Minutes to wait, number in the queue. */
  facts: readonly { label: string; value: string; unit?: string | undefined }[];
  /** One button: leave the queue, or come in. */
  action: ReactNode;
  /** Said politely when it changes. The owner sets it every 30 seconds at most, and at the turn. @default '' */
  announcement?: string | undefined;
}

const HOLES = 40;

/** The stub that a person in the waiting room holds: people ahead, 40 holes, minutes, number, a way out. */
export function QueueStub({ label, figure, unit, progress, status, facts, action, announcement = '' }: QueueStubProps) {
  const punched = Math.floor(progress * HOLES);
  return (
    <Ticket strong>
      <div className={styles.part}>
        <p>{label}</p>
        <p className={styles.figure}>
          {figure}
          {unit && <span className={styles.unit}> {unit}</span>}
        </p>
        <div className={styles.holes} aria-hidden="true">
          {Array.from({ length: HOLES }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place in the row
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
                <b className={styles.value}>{fact.value}</b> {fact.unit}
              </dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
      <LiveRegion message={announcement} />
    </Ticket>
  );
}
