import { cleanLine, type ListingQuery } from '@first-gong/domain';
import { isFocusLost } from '@first-gong/ui/focus';
import { useEffect, useRef, useState } from 'react';

/** The id of the heading of the list. */
export const headingId = 'events';

/**
 * Tells a change of the list to those who do not see it (WCAG 4.1.3). Returns the words for the live region. After
 * another page or search, or when the control that was used is gone, the focus moves to the heading of the list, unless
 * the reader types the next search already. The browser's own way back restores the place itself.
 * @param query that of the events shown.
 * @param summary the list in words, or null while other events load.
 * @param loading the words for that.
 */
export function useListChange({ q, page }: ListingQuery, summary: string | null, loading: string): string {
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ q, page, summary });
  const wentBack = useRef(false);

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    // For a list that is still to come. One that is there already may be drawn before: Chromium calls the listeners of a
    // window in their order, and then restores the place after them.
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
    // The reader may return to the same list before the other one is there.
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

/** Whether the reader types other words than the searched ones already: the focus stays with them. */
function typesOn(q = ''): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.type === 'search' && cleanLine(field.value) !== q;
}
