import type { CinemaTicketType } from '@first-gong/domain';

/** Text keys of the cinema's ticket types (spec §3). */
export const ticketTypeNames = {
  standard: 'common.ticketStandard',
  concession: 'common.ticketConcession',
  senior: 'common.ticketSenior',
  studentChild: 'common.ticketStudentChild',
} as const satisfies Record<CinemaTicketType, string>;
