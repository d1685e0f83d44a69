import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadSearch } from './pages.js';

/** The suggestions of the masthead's search field (spec §1). They load when the field first has the focus. */
export function useSearchDesk(): ReactNode {
  const { lang } = useText();
  const [Desk, setDesk] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Desk) return;
    const look = () => {
      if (!document.activeElement?.matches('header input[type=search]')) return;
      loadSearch(lang).then(
        // Somebody may be typing, and the next letter comes first.
        (loaded) => startTransition(() => setDesk(() => loaded)),
        // The field searches without suggestions, and the next focus tries again.
        () => {},
      );
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [Desk, lang]);
  return Desk && <Desk />;
}
