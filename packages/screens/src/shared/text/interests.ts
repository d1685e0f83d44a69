import type { Interest } from '@first-gong/domain';

/** Key of an interest category's name (spec §3): `common.interestPopConcert`. */
export const interestName = <Name extends Interest>(interest: Name) =>
  `common.interest${interest.charAt(0).toUpperCase()}${interest.slice(1)}` as `common.interest${Capitalize<Name>}`;
