import type { AccessPreference } from '@first-gong/domain';
import { AccessOrder, AccessQuestion } from '@first-gong/screens/home/AccessOrder';
import { type CallState, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';

export interface MemberAccessProps {
  /** Above the list, or below it. */
  part: 'order' | 'question';
  preference: CallState<AccessPreference>;
}

/** What a member's access preference adds to the listing. A file that only a member's page loads. */
export function MemberAccess({ part, preference }: MemberAccessProps) {
  const request = useRequest();
  const off = useAction(async () => {
    preference.set(await request('updateAccessPreference', { body: { accessFeatures: [] } }));
  });
  const Part = part === 'order' ? AccessOrder : AccessQuestion;
  return (
    <Part
      features={preference.data?.accessFeatures ?? null}
      saving={off.busy}
      failure={off.reason}
      onOff={() => off.run()}
    />
  );
}
