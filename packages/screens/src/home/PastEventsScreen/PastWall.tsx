import type { EventSummary } from '@first-gong/domain';
import { Poster } from '@first-gong/ui/Poster';
import { Stack } from '@first-gong/ui/Stack';
import { useId } from 'react';
import { shortDay } from '../../shared/eventCards/index.js';
import { posterOf } from '../../shared/posterOf.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './PastWall.css.js';

/** Past events, latest first, as one-colour posters by year and month of their last day. They have no links. */
export function PastWall({ events }: { events: readonly EventSummary[] }) {
  return (
    <div>
      {groupedBy(events, ({ lastDate }) => lastDate.slice(0, 4)).map(([year, ofYear]) => (
        <Year key={year} year={year} events={ofYear} />
      ))}
    </div>
  );
}

function Year({ year, events }: { year: string; events: readonly EventSummary[] }) {
  const { format } = useText();
  const id = useId();
  return (
    <Stack as="section" gap="s3" className={styles.year} aria-labelledby={id}>
      {/* biome-ignore lint/plugin/layout: the year is a figure beside the wall. */}
      <h2 className={styles.figure} id={id}>
        {year}
      </h2>
      <Stack gap="s5">
        {groupedBy(events, ({ lastDate }) => format.month(lastDate)).map(([month, ofMonth]) => (
          <div key={month}>
            {/* biome-ignore lint/plugin/layout: the words of a month are condensed. */}
            <h3 className={styles.month}>{month}</h3>
            <ul className={styles.wall}>
              {ofMonth.map((event) => (
                <Entry key={event.id} event={event} />
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}

function Entry({ event }: { event: EventSummary }) {
  const text = useText();
  return (
    <li className={styles.event}>
      <div className={styles.poster}>
        <Poster {...posterOf(text, event)} mono />
      </div>
      {/* biome-ignore lint/plugin/layout: the poster shows the title. */}
      <h4>
        <span className={styles.title}>{event.title}</span>
      </h4>
      <p className={styles.date}>{shortDay(event.lastDate, text)}</p>
      <p className={styles.byline}>{event.byline}</p>
      <p className={styles.venue}>{event.venue}</p>
    </li>
  );
}

/** Consecutive rows with the same key. */
function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [key: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}
