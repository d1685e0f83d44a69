import { calls } from '@first-gong/contract';
import { type SeatPlan, seatView } from '@first-gong/domain';
import { drawingOf } from '../../packages/ui/src/components/SeatView/drawing.js';
import { visitorAt } from './buying.js';
import { startShop } from './pages/shop.js';
import { percentile, shown } from './times.js';

/**
 * Measures the view from 1,000 seats of the largest house of the first page, computed and drawn.
 * Exits with 1 if one takes 16 ms, or more than a tenth of the time in which the same machine reads the plan.
 */
const targets = { milliseconds: 16, ofReading: 0.1 };

const shop = await startShop();
const visitor = visitorAt(shop.url);
let plan: SeatPlan | undefined;
const countOf = (of: SeatPlan | undefined) => of?.zones.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;
const { data: events } = await visitor(calls.eventList, { query: { sort: 'popular' } });
for (const { id: eventId } of events) {
  const { performances } = (await visitor(calls.eventDetail, { query: { eventId } })).data;
  const query = { performanceId: performances[0]?.id ?? '' };
  const next = await visitor(calls.seatPlan, { query }).then(
    ({ data }) => data,
    () => undefined,
  );
  if (countOf(next) > countOf(plan)) plan = next;
}
await shop.end();

const timeOf = (work: () => unknown) => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};
if (!plan) throw new Error('No event has numbered seats.');
const house = plan;
const json = JSON.stringify(house);
const reading = percentile(
  Array.from({ length: 20 }, () => timeOf(() => JSON.parse(json))),
  0.5,
);
const rows = house.zones.flatMap((zone) => zone.rows);
const times = Array.from({ length: 1000 }, (_, index) => {
  const { section, row, seats } = rows[(index * 7919) % rows.length] ?? { section: '', row: '', seats: 1 };
  return timeOf(() => {
    const view = seatView(house, { section, row, seat: String((index % seats) + 1) });
    if (!view) throw new Error(`${section}/${row} has no view.`);
    drawingOf(view);
  });
});
const ratio = percentile(times, 0.5) / reading;
const isMet = percentile(times, 0.95) <= targets.milliseconds && ratio <= targets.ofReading;
process.stdout.write(
  `views of ${rows.length} rows     ${shown(times)}; ${ratio.toFixed(3)} of reading the plan${isMet ? '' : ': MISSED'}\n`,
);
if (!isMet) process.exitCode = 1;
