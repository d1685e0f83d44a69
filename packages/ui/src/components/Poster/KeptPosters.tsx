import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

const KeepsMarkup = createContext(false);

export interface KeptPostersProps {
  /** The app. */
  children: ReactNode;
}

/**
 * For apps that hydrate server HTML: keeps the server's posters without rendering them again. A poster renders when its
 * props change.
 */
export function KeptPosters({ children }: KeptPostersProps) {
  return <KeepsMarkup value={true}>{children}</KeepsMarkup>;
}

const never = () => () => {};
const nothing = () => null;

/** Whether the server rendered this picture, identified by its content. */
export function useIsKept(picture: string): boolean {
  const keeps = useContext(KeepsMarkup);
  let isHydrating = false;
  // React uses the server snapshot during hydration only. It equals the client's, so nothing renders twice.
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true;
    return null;
  });
  const [kept, setKept] = useState(keeps && isHydrating ? picture : null);
  // Another picture replaced the server's.
  if (kept !== null && kept !== picture) setKept(null);
  return kept === picture;
}
