import { accessText } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMemberCall } from '../data/calls.js';
import { lazyPart } from '../site/lazyPart.js';
import { useHotEvent } from '../site/useSite.js';
import type { MemberAccessProps } from './MemberAccess.js';

const memberAccess = lazyPart(
  () => import('./MemberAccess.js'),
  ({ MemberAccess }) => MemberAccess,
  ['accessOrder'],
);

/** A member's access preference for the listing. Nothing for visitors and in a hot event. */
export function useMemberAccess(): { accessFirst: string | undefined; above: ReactNode; below: ReactNode } {
  const { lang } = useText();
  const isHot = useHotEvent();
  const preference = useMemberCall(isHot ? null : 'accessPreference');
  const [Part, setPart] = useState<ComponentType<MemberAccessProps> | null>(null);
  const isKnown = preference.data !== undefined;
  useEffect(() => {
    // Without this part the order stays, and member information can change it.
    if (isKnown)
      memberAccess.load(lang).then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  }, [isKnown, lang]);
  const show = (part: MemberAccessProps['part']) => isKnown && Part && <Part part={part} preference={preference} />;
  return {
    accessFirst: accessText(preference.data?.accessFeatures ?? []),
    above: show('order'),
    below: show('question'),
  };
}
