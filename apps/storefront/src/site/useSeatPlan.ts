import { CallError } from '@first-gong/contract';
import { type EventDetail, withChanges, withSeatsLeft } from '@first-gong/domain';
import { useEffect, useRef } from 'react';
import { type CallState, justNow, useCall, useRequest } from '../data/calls.js';
import { type SeatWatch, watchSeats } from '../data/seatWatch.js';

const fresh = { maxAge: justNow };

/**
 * The seats of a performance, kept up to date while the page is visible.
 * @param performanceId null if the page sells no seats of a performance
 * @param picks whether seats are being picked; `state` is null otherwise
 * @param event receives what is left of the zones
 */
export function useSeatPlan(
  performanceId: string | null,
  picks: boolean,
  { update: updateEvent }: Pick<CallState<EventDetail>, 'update'>,
) {
  const request = useRequest();
  const whole = useCall(
    performanceId !== null && picks ? 'seatPlan' : null,
    { query: { performanceId: performanceId ?? '' } },
    fresh,
  );
  const watch = useRef<SeatWatch>(null);
  const { update: updatePlan, data: plan } = whole;
  const isReady = plan !== undefined || !picks;
  const firstVersion = useRef<string>(undefined);
  useEffect(() => {
    firstVersion.current = plan?.version;
  }, [plan]);
  useEffect(() => {
    if (performanceId === null || !isReady) return;
    const seats = watchSeats({
      performanceId,
      version: firstVersion.current,
      async load(since) {
        try {
          const query = { performanceId, ...(since !== undefined && { since }) };
          return (await request('seatChanges', { query })).data;
        } catch (error) {
          // A server may lack the call.
          if (error instanceof CallError && error.failure.kind === 'notOffered') seats.stop();
          throw error;
        }
      },
      onChanges(changes) {
        updatePlan((now) => withChanges(now, changes));
        updateEvent((now) => withSeatsLeft(now, performanceId, changes));
      },
    });
    watch.current = seats;
    return seats.stop;
  }, [performanceId, isReady, request, updatePlan, updateEvent]);
  const { failure = null, updating } = whole;
  return {
    state: performanceId !== null && picks ? { plan: plan ?? null, failure, updating } : null,
    reload: () => (isReady ? watch.current?.refresh() : whole.reload()),
  };
}
