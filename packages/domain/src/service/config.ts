import { boolean, type Infer, nullable, type as object, string } from 'superstruct';

/** spec §3 config: a window of time, UTC instants. */
export const SpecificPeriodGray = object({ effectiveFrom: string(), effectiveTo: string() });
export type SpecificPeriodGray = Infer<typeof SpecificPeriodGray>;

/** spec §3 Stored client state: the config object. */
export const Config = object({ showWishList: boolean(), specificPeriodGray: nullable(SpecificPeriodGray) });
export type Config = Infer<typeof Config>;
