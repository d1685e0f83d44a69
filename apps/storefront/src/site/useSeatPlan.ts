import { planRefresh, withChanges } from '@first-gong/domain';
import { useMemo } from 'react';
import { justNow, useCall } from '../data/calls.js';

const fresh = { maxAge: justNow };
/** Seats sell within seconds while the plan is open. */
const changing = { maxAge: justNow, every: () => planRefresh };

/**
 * The seats of a performance, polled for changes while they are visible.
 * @param performanceId null unless seats are being picked; `state` is null then
 */
export function useSeatPlan(performanceId: string | null) {
  const isShown = performanceId !== null;
  const query = { performanceId: performanceId ?? '' };
  const whole = useCall(isShown ? 'seatPlan' : null, { query }, fresh);
  const since = whole.data?.version;
  const changes = useCall(
    since === undefined ? null : 'seatChanges',
    { query: { ...query, since: since ?? '' } },
    changing,
  );
  const plan = useMemo(
    () => (whole.data && changes.data ? withChanges(whole.data, changes.data) : (whole.data ?? null)),
    [whole.data, changes.data],
  );
  const failure = whole.failure ?? changes.failure ?? null;
  const state = { plan, failure, updating: whole.updating || changes.updating };
  return { state: isShown ? state : null, reload: whole.data ? changes.reload : whole.reload };
}
