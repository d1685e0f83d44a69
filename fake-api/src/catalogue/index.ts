/**
 * # The catalogue
 *
 * Invented events in real houses of Hong Kong and Macau, worked out from a seed and a civil day: no data files, no
 * clock, no I/O. `createCatalogue({ seed })` lists 240 events for any day one asks about.
 *
 * - An **edition** (`sample-data/templates/`) is one event as it is written, in three languages. It recurs: run 0, 1, 2 ... start
 *   on civil days that never change. A day lists the run that is on or comes next, so nothing listed is ever over, and
 *   `night-sailing-3-20261204-2015` still means the same evening when it has passed.
 * - A **plan** (`sample-data/plans.ts`) is a house as a few lines. `zonesOf` makes price zones with rows of numbered seats from it;
 *   rows are shared between performances. A zone without rows sells numbered places: standing, free seating, online.
 * - **What was sold** before the demonstration began (`sold.ts`) is a pure function of the performance's id. Whoever
 *   keeps holds and purchases adds them to `soldAtStart` and `soldSeats`.
 *
 * Texts are `Text3`: pick the language where the answer is made. The flags `few` and `soldOut` are left to whoever
 * counts the seats.
 */

export { type PlanId, plans } from '../sample-data/plans.js';
export type { PresenterId } from '../sample-data/presenters.js';
export { type Catalogue, createCatalogue, demonstrationSeed, sampleEventId } from './catalogue.js';
export type { CatalogueEvent } from './event.js';
export { soldAtStart, soldInRow, soldSeats } from './sold.js';
export type { CataloguePerformance, CatalogueZone } from './types.js';
export { mapUrlOf, placeOf, venues } from './venues.js';
export { capacityOf, zonesOf } from './zones.js';
