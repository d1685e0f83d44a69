/** The tickets of one performance that the page of their order shows at the door, one at a time. */
export interface Door {
  /** The performance whose tickets fill the screen, or null. */
  performanceId: string | null;
  /** The index of the ticket shown, from 0. */
  ticket: number;
  onTicket: (ticket: number) => void;
  onClose: () => void;
}

/** The id of the tickets on the page. The way back from the door leads there. */
export const ticketsId = 'tickets';

const doorPrefix = 'door-';

/** The id of the link to the tickets of a performance at the door. The hash of the address names it while they are shown. */
export const doorId = (performanceId: string): string => doorPrefix + performanceId;

/** The performance whose tickets an address shows at the door, or null. @param hash with its number sign, or empty */
export const performanceAtDoor = (hash: string): string | null =>
  hash.startsWith(`#${doorPrefix}`) ? hash.slice(1 + doorPrefix.length) : null;
