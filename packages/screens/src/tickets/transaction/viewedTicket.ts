/** Tickets of one performance to show at the door, one at a time. */
export interface ViewedTicket {
  /** The performance on the screen, or null. */
  performanceId: string | null;
  /** Index of the ticket, from 0. */
  ticket: number;
  onTicket: (ticket: number) => void;
  onClose: () => void;
}

/** Id of the tickets on the page, the target when the ticket viewer closes. */
export const ticketsId = 'tickets';

const prefix = 'door-';

/** Id of the link to a performance's ticket viewer. It is the address's hash while the viewer is open. */
export const viewerId = (performanceId: string): string => prefix + performanceId;

/** The performance in the hash of an address, or null. @param hash with its number sign, or empty */
export const performanceInViewer = (hash: string): string | null =>
  hash.startsWith(`#${prefix}`) ? hash.slice(1 + prefix.length) : null;
