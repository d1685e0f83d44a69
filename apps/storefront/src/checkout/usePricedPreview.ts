import type { FieldError, PreviewChoice } from '@first-gong/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMemberCall } from '../data/calls.js';

/** Rejections that already changed the choice. The cache shows a rejection again until its call repeats. */
const followed = new WeakSet<readonly FieldError[]>();

const names = (problems: readonly FieldError[], field: keyof PreviewChoice): boolean =>
  problems.some((problem) => problem.field === field);

/** Whether a rejection still applies. Any change may make points possible; a delivery or code must itself change. */
function stillHolds({ field }: FieldError, refused: PreviewChoice, choice: PreviewChoice): boolean {
  if (field === 'pointsUsed') return refused === choice;
  return field === 'promotionCode'
    ? refused.promotionCode === choice.promotionCode
    : refused.deliveryMethod === choice.deliveryMethod;
}

function withoutRefused({ promotionCode, ...choice }: PreviewChoice, problems: readonly FieldError[]): PreviewChoice {
  return {
    ...choice,
    ...(names(problems, 'pointsUsed') && { pointsUsed: 0 }),
    ...(promotionCode !== undefined && !names(problems, 'promotionCode') && { promotionCode }),
  };
}

/** The choice that determines the price: only the destination of an address, and no names. */
const priced = ({ deliverTo, ticketNames: _, ...choice }: PreviewChoice): PreviewChoice =>
  deliverTo
    ? { ...choice, deliverTo: { destination: deliverTo.destination, address: '', name: '', phone: '' } }
    : choice;

/**
 * Transaction Preview for a choice, priced without its rejected parts until they change.
 * @param choice undefined while unknown; then nothing loads
 * @param onChange receives the e-ticket for a rejected delivery
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
    /** The rejected part of the choice. The price does not include it. */
    problems,
    failure: refused.length > 0 ? undefined : failure,
    updating: updating || isRefused,
  };
}
