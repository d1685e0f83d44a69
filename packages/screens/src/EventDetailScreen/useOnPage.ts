import { useEffect, useState } from 'react';

/** False on the server, which does not wait for a part that comes later and would report it as an error. */
export function useOnPage(): boolean {
  const [isOnPage, setOnPage] = useState(false);
  useEffect(() => setOnPage(true), []);
  return isOnPage;
}
