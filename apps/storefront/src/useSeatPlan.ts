import { planRefresh } from '@first-gong/domain';
import { justNow, useCall } from './calls.js';

/** Seats that others take are gone within seconds, while the page keeps its place. */
const options = { maxAge: justNow, every: () => planRefresh };

/**
 * The seats of a performance, asked again while they are shown.
 * @param performanceId null while nobody picks seats: `state` is null then.
 */
export function useSeatPlan(performanceId: string | null) {
  const isShown = performanceId !== null;
  const plan = useCall(isShown ? 'seatPlan' : null, { query: { performanceId: performanceId ?? '' } }, options);
  const state = { plan: plan.data ?? null, failure: plan.failure ?? null, updating: plan.updating };
  return { state: isShown ? state : null, reload: plan.reload };
}
