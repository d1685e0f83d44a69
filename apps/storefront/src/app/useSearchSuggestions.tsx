import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { searchSuggestions } from './lazyParts.js';

/** The suggestions of the masthead's search field (spec §1), loaded at the first focus. */
export function useSearchSuggestions(): ReactNode {
  const { lang } = useText();
  const [Suggestions, setSuggestions] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Suggestions) return;
    const look = () => {
      if (!document.activeElement?.matches('header input[type=search]')) return;
      searchSuggestions.load(lang).then(
        // Typing has priority.
        (loaded) => startTransition(() => setSuggestions(() => loaded)),
        // The field works without suggestions, and the next focus retries.
        () => {},
      );
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [Suggestions, lang]);
  return Suggestions && <Suggestions />;
}
