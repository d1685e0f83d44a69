import { cleanLine, type ListingQuery } from '@first-gong/domain';
import { isFocusLost } from '@first-gong/ui/focus';
import { useEffect, useRef, useState } from 'react';

/** Id of the list's heading. */
export const headingId = 'events';

/**
 * Returns live text about list changes (WCAG 4.1.3). Focus moves to the heading after a new page or search, or if the
 * used control disappears.
 * @param query of the visible events.
 * @param summary text about the list, or null while loading.
 * @param loading text while loading.
 */
export function useListChange({ q, page }: ListingQuery, summary: string | null, loading: string): string {
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ q, page, summary });
  const wentBack = useRef(false);

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    // Marks a step back, after which the browser restores the position. Chromium does so after the listeners, so an
    // existing list renders before.
    addEventListener('popstate', note, { capture: true });
    return () => removeEventListener('popstate', note, { capture: true });
  }, []);

  useEffect(() => {
    if (summary === null) {
      setAnnouncement(loading);
      return;
    }
    const before = shown.current;
    const leads = page !== before.page || q !== before.q || isFocusLost();
    const changed = summary !== before.summary;
    // The reader may return to the same list before the other one has loaded.
    setAnnouncement((last) => (changed || last ? summary : ''));
    if (changed && leads && !wentBack.current && !typesOn(q)) {
      const heading = document.getElementById(headingId);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    }
    shown.current = { q, page, summary };
    wentBack.current = false;
  });

  return announcement;
}

/** Whether the reader is typing another search, so that the field keeps focus. */
function typesOn(q = ''): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.type === 'search' && cleanLine(field.value) !== q;
}
