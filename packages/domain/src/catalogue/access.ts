/** Without superstruct, so that pages with event lists do not load that library. */

/** Facts about access that a performance can have: first those of its venue and seats, then its own. */
export const accessFeatures = [
  'stepFreeEntrance',
  'wheelchairSpaces',
  'companionSeat',
  'hearingLoop',
  'assistanceDogs',
  'quietRoom',
  'captions',
  'signLanguage',
  'audioDescription',
  'relaxedPerformance',
] as const;
export type AccessFeature = (typeof accessFeatures)[number];

/** Facts of a single performance. Lists show them, because most venues have the others. */
export const performanceFeatures = [
  'captions',
  'signLanguage',
  'audioDescription',
  'relaxedPerformance',
] as const satisfies readonly AccessFeature[];

/** Known features of a comma-separated text, each once and in the order of `accessFeatures`. */
export function readAccess(text = ''): AccessFeature[] {
  const names = new Set(text.split(','));
  return accessFeatures.filter((feature) => names.has(feature));
}

/** The features as text for a query: "captions,signLanguage", or undefined without any. */
export const accessText = (features: readonly AccessFeature[]): string | undefined => features.join(',') || undefined;

/** Adds or removes one feature of a text. */
export function toggleAccess(text: string | undefined, feature: AccessFeature): string | undefined {
  const features = readAccess(text);
  return accessText(
    features.includes(feature) ? features.filter((each) => each !== feature) : readAccess(`${text},${feature}`),
  );
}

/** Whether one performance has all features. @param access the features of each performance */
export const hasAccess = (access: readonly (readonly AccessFeature[])[], wanted: readonly AccessFeature[]): boolean =>
  access.some((features) => wanted.every((feature) => features.includes(feature)));

/** A copy with the events first that have a performance with all features. Keeps the order otherwise. */
export const accessFirst = <E extends { access: readonly (readonly AccessFeature[])[] }>(
  events: readonly E[],
  wanted: readonly AccessFeature[],
): E[] =>
  [...events].sort((one, other) => Number(hasAccess(other.access, wanted)) - Number(hasAccess(one.access, wanted)));

/** Free wheelchair spaces of a performance, or null if this shop does not sell them online. */
export function wheelchairSpaces(zones: readonly { wheelchairLeft?: number | undefined }[]): number | null {
  const counts = zones.flatMap(({ wheelchairLeft }) => wheelchairLeft ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
