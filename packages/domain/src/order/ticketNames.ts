import { type Infer, string, type } from 'superstruct';
import type { FieldError } from '../errors.js';
import { nameField } from '../forms/fields.js';
import { fieldErrors, form, list } from '../forms/form.js';
import { text } from '../forms/text.js';

/** The names on the tickets of one performance, in the order in which the cart lists its seats. */
export const TicketNames = type({ performanceId: string(), names: list(text()) });
export type TicketNames = Infer<typeof TicketNames>;

/** Tickets of one performance in a cart. */
export interface HeldTickets {
  event: {
    performanceId: string;
    /** The organiser asks for a name on each ticket. */
    realName?: boolean | undefined;
  };
  seats: readonly unknown[];
}

/**
 * A name for each ticket that needs one, performance by performance in the order of the cart: what the buyer has typed,
 * and the buyer's own name on the first ticket. A name that is not known is empty. Names of other performances are dropped.
 */
export function completeTicketNames(
  held: readonly HeldTickets[],
  typed: readonly TicketNames[],
  ownName: string,
): TicketNames[] {
  const quantities = new Map<string, number>();
  for (const { event, seats } of held) {
    const { performanceId, realName } = event;
    if (realName) quantities.set(performanceId, (quantities.get(performanceId) ?? 0) + seats.length);
  }
  return [...quantities].map(([performanceId, quantity]) => {
    const names = typed.find((each) => each.performanceId === performanceId)?.names ?? [];
    return {
      performanceId,
      names: Array.from({ length: quantity }, (_, index) => names[index] ?? (index === 0 ? ownName : '')),
    };
  });
}

/** The field of one name, as the error of a call names it: positions in the list, both from 0. */
export const ticketNameField = (performance: number, ticket: number) =>
  `ticketNames.${performance}.names.${ticket}` as const;

const Named = form({ name: nameField('ticketNameRequired') });

/** The errors of missing and of too long names. @param names from `completeTicketNames`. */
export const checkTicketNames = (names: readonly TicketNames[]): FieldError[] =>
  names.flatMap((performance, index) =>
    performance.names.flatMap((name, ticket) =>
      fieldErrors({ name }, Named).map(({ code }) => ({ field: ticketNameField(index, ticket), code })),
    ),
  );

/** Capitals, spaces, punctuation and the width of letters make no other name: "CHAN, Hoi Ching" is "Chan Hoi-ching". */
const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * The errors of performances where no ticket has the name of the buyer, who must be among those who enter.
 * @param ownNames the name of the buyer's account in each language.
 */
export function checkOwnName(names: readonly TicketNames[], ownNames: readonly string[]): FieldError[] {
  const own = new Set(ownNames.map(comparable));
  return names.flatMap((performance, index) =>
    performance.names.some((name) => own.has(comparable(name)))
      ? []
      : [{ field: ticketNameField(index, 0), code: 'ownNameMissing' as const }],
  );
}
