import { type Infer, string, type } from 'superstruct';
import type { FieldError } from '../errors.js';
import { nameField } from '../forms/fields.js';
import { fieldErrors, form, list } from '../forms/form.js';
import { text } from '../forms/text.js';

/** Ticket names of one performance, in the order of its seats in the cart. */
export const TicketNames = type({ performanceId: string(), names: list(text()) });
export type TicketNames = Infer<typeof TicketNames>;

export interface HeldTickets {
  event: {
    performanceId: string;
    /** Whether each ticket needs a name. */
    realName?: boolean | undefined;
  };
  seats: readonly unknown[];
}

/**
 * Ticket names in the order of the cart: entered names, the buyer's on the first ticket, or empty. Drops names of other
 * performances.
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

/** Field of a name in error responses. Positions are from 0. */
export const ticketNameField = (performance: number, ticket: number) =>
  `ticketNames.${performance}.names.${ticket}` as const;

const Named = form({ name: nameField('ticketNameRequired') });

/** Errors of missing or long names. @param names from `completeTicketNames` */
export const checkTicketNames = (names: readonly TicketNames[]): FieldError[] =>
  names.flatMap((performance, index) =>
    performance.names.flatMap((name, ticket) =>
      fieldErrors({ name }, Named).map(({ code }) => ({ field: ticketNameField(index, ticket), code })),
    ),
  );

/** Ignores case, spaces, punctuation and width: "CHAN, Hoi Ching" equals "Chan Hoi-ching". */
const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Errors of performances without the buyer's name, because the buyer must attend.
 * @param ownNames the buyer's name in each language
 */
export function checkOwnName(names: readonly TicketNames[], ownNames: readonly string[]): FieldError[] {
  const own = new Set(ownNames.map(comparable));
  return names.flatMap((performance, index) =>
    performance.names.some((name) => own.has(comparable(name)))
      ? []
      : [{ field: ticketNameField(index, 0), code: 'ownNameMissing' as const }],
  );
}
