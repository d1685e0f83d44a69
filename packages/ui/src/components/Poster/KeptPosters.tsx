import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

const KeepsMarkup = createContext(false);

export interface KeptPostersProps {
  /** The app. */
  children: ReactNode;
}

/**
 * Around an app that takes over the HTML of its server: posters stay as the server drew them, without being drawn again
 * or looked at by React. A poster is drawn where its props change.
 */
export function KeptPosters({ children }: KeptPostersProps) {
  return <KeepsMarkup value={true}>{children}</KeepsMarkup>;
}

const never = () => () => {};
const nothing = () => null;

/** Whether a picture, named by all that it shows, is the one that the server has drawn into the page. */
export function useIsKept(picture: string): boolean {
  const keeps = useContext(KeepsMarkup);
  let isHydrating = false;
  // React asks for the snapshot of the server only while it takes over. It is the same one, so that nothing is drawn twice.
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true;
    return null;
  });
  const [kept, setKept] = useState(keeps && isHydrating ? picture : null);
  // Another picture has taken its place: the markup is gone.
  if (kept !== null && kept !== picture) setKept(null);
  return kept === picture;
}
