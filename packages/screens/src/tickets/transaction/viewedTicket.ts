/** Tickets of one performance for the door, one at a time. */
export interface Door {
  /** The performance on the screen, or null. */
  performanceId: string | null;
  /** Index of the ticket, from 0. */
  ticket: number;
  onTicket: (ticket: number) => void;
  onClose: () => void;
}

/** Id of the tickets on the page, the target when the door view closes. */
export const ticketsId = 'tickets';

const doorPrefix = 'door-';

/** Id of the link to a performance's door view. It is the address's hash while the view is open. */
export const doorId = (performanceId: string): string => doorPrefix + performanceId;

/** The performance in the hash of an address, or null. @param hash with its number sign, or empty */
export const performanceAtDoor = (hash: string): string | null =>
  hash.startsWith(`#${doorPrefix}`) ? hash.slice(1 + doorPrefix.length) : null;
