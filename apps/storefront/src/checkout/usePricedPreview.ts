import type { FieldError, PreviewChoice } from '@first-gong/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMemberCall } from '../data/calls.js';

/** Refusals that have led to another question. The cache shows a refusal again until the same question is answered anew. */
const followed = new WeakSet<readonly FieldError[]>();

const names = (problems: readonly FieldError[], field: keyof PreviewChoice): boolean =>
  problems.some((problem) => problem.field === field);

/**
 * Points are asked about again with every change, because it may make them possible; a delivery or a promotion code when
 * it is another one.
 */
function stillHolds({ field }: FieldError, refused: PreviewChoice, choice: PreviewChoice): boolean {
  if (field === 'pointsUsed') return refused === choice;
  return field === 'promotionCode'
    ? refused.promotionCode === choice.promotionCode
    : refused.deliveryMethod === choice.deliveryMethod;
}

/** The choice without what was refused of it: refused points and codes pay nothing. */
function withoutRefused({ promotionCode, ...choice }: PreviewChoice, problems: readonly FieldError[]): PreviewChoice {
  return {
    ...choice,
    ...(names(problems, 'pointsUsed') && { pointsUsed: 0 }),
    ...(promotionCode !== undefined && !names(problems, 'promotionCode') && { promotionCode }),
  };
}

/** Only the destination has a price: neither the rest of an address nor a name on a ticket asks for another one. */
const priced = ({ deliverTo, ticketNames: _, ...choice }: PreviewChoice): PreviewChoice =>
  deliverTo
    ? { ...choice, deliverTo: { destination: deliverTo.destination, address: '', name: '', phone: '' } }
    : choice;

/**
 * Transaction Preview for a choice. What the server refuses of the choice stays known, and the order is priced without
 * it: points and codes that cannot be used pay nothing until the buyer changes them; a delivery that is not possible becomes the
 * e-ticket by `onChange`.
 * @param choice undefined while it is not known: nothing is read.
 */
export function usePricedPreview(choice: PreviewChoice | undefined, onChange: (choice: PreviewChoice) => void) {
  const [refusal, setRefusal] = useState<{ choice: PreviewChoice; problems: FieldError[] } | null>(null);
  const problems =
    refusal && choice ? refusal.problems.filter((problem) => stillHolds(problem, refusal.choice, choice)) : [];
  const body = choice && priced(problems.length > 0 ? withoutRefused(choice, problems) : choice);
  const preview = useMemberCall(body ? 'transactionPreview' : null, body ? { body } : undefined, {
    maxAge: 0,
    keepPrevious: true,
  });
  const { refused, failure, updating } = preview;
  const isRefused = refused.length > 0 && !followed.has(refused);
  const follow = useEffectEvent((fields: readonly FieldError[]) => {
    if (!choice) return;
    followed.add(fields);
    const possible = names(fields, 'deliveryMethod') ? { ...choice, deliveryMethod: 'eTicket' as const } : choice;
    const earlier = problems.filter(({ field }) => !fields.some((problem) => problem.field === field));
    setRefusal({ choice: possible, problems: [...earlier, ...fields] });
    if (possible !== choice) onChange(possible);
  });
  useEffect(() => {
    if (isRefused) follow(refused);
  }, [isRefused, refused]);
  return {
    ...preview,
    /** The part of the choice that the server has refused. The price does not include it. */
    problems,
    failure: refused.length > 0 ? undefined : failure,
    updating: updating || isRefused,
  };
}
