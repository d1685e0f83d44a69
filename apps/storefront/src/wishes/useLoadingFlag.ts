import { useEffect, useState } from 'react';

/** Whether the loading flag of a page still shows: for so many milliseconds after the page has opened. */
export function useLoadingFlag(milliseconds: number): boolean {
  const [shows, setShows] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShows(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return shows;
}
