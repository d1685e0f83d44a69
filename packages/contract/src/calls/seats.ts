import { BestOffers, SeatChanges, SeatPlan } from '@first-gong/domain';
import { object, optional, string } from 'superstruct';
import { defineCall } from '../call.js';
import { performanceErrors } from './errors.js';

/** The seats of a performance, which an event's page loads when a zone is chosen. */
export const seatCalls = {
  seatPlan: defineCall({
    method: 'GET',
    path: '/api/seatPlan.do',
    who: 'visitor',
    query: object({ performanceId: string() }),
    response: SeatPlan,
    errors: [...performanceErrors, 'soldByNetwork'],
    source: 'extension',
  }),

  seatChanges: defineCall({
    method: 'GET',
    path: '/api/seatChanges.do',
    who: 'visitor',
    query: object({ performanceId: string(), since: optional(string()) }),
    response: SeatChanges,
    streams: true,
    errors: [...performanceErrors, 'soldByNetwork'],
    source: 'extension',
  }),

  bestSeats: defineCall({
    method: 'GET',
    path: '/api/bestSeats.do',
    who: 'visitor',
    query: object({ performanceId: string(), zone: string(), quantity: string() }),
    response: BestOffers,
    errors: [...performanceErrors, 'soldByNetwork', 'zoneNotFound', 'quantityRequired'],
    source: 'extension',
  }),
};
