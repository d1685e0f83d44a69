import { boolean, type Infer, nullable, type as object } from 'superstruct';
import { instant } from '../forms/times.js';

/** spec §3 config: a window of time, UTC instants. */
export const SpecificPeriodGray = object({ effectiveFrom: instant(), effectiveTo: instant() });
export type SpecificPeriodGray = Infer<typeof SpecificPeriodGray>;

/** spec §3 Stored client state: the config object. */
export const Config = object({ showWishList: boolean(), specificPeriodGray: nullable(SpecificPeriodGray) });
export type Config = Infer<typeof Config>;
