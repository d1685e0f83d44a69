import type { ListingQuery } from '@first-gong/domain';
import { useEffect, useRef, useState } from 'react';

/** The id of the heading of the list. */
export const headingId = 'events';

/**
 * Tells a change of the list to those who do not see it (WCAG 4.1.3). Returns the words for the live region. After
 * another page or search, or when the control that was used is gone, the focus moves to the heading of the list. The
 * browser's own way back restores the place itself.
 * @param summary the list in words, or null while its events are on their way.
 */
export function useListChange({ q, page }: ListingQuery, summary: string | null): string {
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ q, page, summary });
  const wentBack = useRef(false);

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    const before = shown.current;
    if (summary === null || summary === before.summary) return;
    shown.current = { q, page, summary };
    setAnnouncement(summary);
    const leads = page !== before.page || q !== before.q || document.activeElement === document.body;
    if (leads && !wentBack.current) {
      const heading = document.getElementById(headingId);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    }
    wentBack.current = false;
  }, [q, page, summary]);

  return announcement;
}
