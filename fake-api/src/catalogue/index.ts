/**
 * # The catalogue
 *
 * Invented events in real venues, computed from a seed and a civil day without data, clock or I/O. `createCatalogue({
 * seed })` lists 240 events for any day.
 *
 * - An **edition** (`sample-data/templates/`) is one written event in three languages. Its runs 0, 1, 2 … recur on
 * fixed days, so ids such as `night-sailing-3-20261204-2015` are permanent.
 * - A **plan** (`sample-data/plans.ts`) describes a house in a few lines, and `zonesOf` creates its zones and rows.
 * Standing, free seating and online zones have numbered places without rows.
 * - **Initial sales** (`sold.ts`) are a function of the performance id. The inventory adds holds and purchases to
 * `soldAtStart` and `soldSeats`.
 *
 * Texts are `Text3`, and the response selects the language. The inventory sets the flags `few` and `soldOut`.
 */

export { type PlanId, plans } from '../sample-data/plans.js';
export type { PresenterId } from '../sample-data/presenters.js';
export { type Catalogue, createCatalogue, demonstrationSeed, sampleEventId } from './catalogue.js';
export type { CatalogueEvent } from './event.js';
export { viewedSeats } from './layout.js';
export { soldAtStart, soldInRow, soldSeats } from './sold.js';
export type { CataloguePerformance, CatalogueZone } from './types.js';
export { mapUrlOf, placeOf, venues } from './venues.js';
export { capacityOf, zonesOf } from './zones.js';
