import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { searchSuggestions } from './lazyParts.js';

/** The suggestions of the masthead's search field (spec §1). They load when the field first has the focus. */
export function useSearchSuggestions(): ReactNode {
  const { lang } = useText();
  const [Suggestions, setSuggestions] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Suggestions) return;
    const look = () => {
      if (!document.activeElement?.matches('header input[type=search]')) return;
      searchSuggestions.load(lang).then(
        // The visitor may be typing, and the next letter comes first.
        (loaded) => startTransition(() => setSuggestions(() => loaded)),
        // The field searches without suggestions, and the next focus tries again.
        () => {},
      );
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [Suggestions, lang]);
  return Suggestions && <Suggestions />;
}
