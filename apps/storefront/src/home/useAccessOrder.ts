import type { AccessOrderState } from '@first-gong/screens/home/HomeScreen';
import { useMemberCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useHotEvent } from '../site/useSite.js';

/** A member's access preference for the listing; undefined for visitors, until loaded, and in a hot event. */
export function useAccessOrder(): AccessOrderState | undefined {
  const request = useRequest();
  const isHot = useHotEvent();
  const preference = useMemberCall(isHot ? null : 'accessPreference');
  const save = useAction(async () => {
    preference.set(await request('updateAccessPreference', { body: { accessFeatures: [] } }));
    return undefined;
  });
  if (!preference.data) return undefined;
  return {
    features: preference.data.accessFeatures,
    saving: save.busy,
    failure: save.reason,
    onOff: () => save.run(),
  };
}
