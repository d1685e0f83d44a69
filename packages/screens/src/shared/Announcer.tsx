import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** Says a message, and returns how to take it back. */
type Announce = (message: string) => () => void;

const AnnounceContext = createContext<Announce>(() => () => {});

/**
 * The live region of the site, below everything else. It is in the page before the first message and stays when the page
 * changes, because screen readers do not read a region that appears together with its words.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const announce = useCallback<Announce>((message) => {
    setMessages((now) => [...now, message]);
    return () => setMessages((now) => now.filter((_, place) => place !== now.indexOf(message)));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* Not atomic: a new message is read without those that are still there. */}
      <div role="status" aria-atomic="false">
        {[...new Set(messages)].map((message) => (
          <VisuallyHidden key={message} as="p">
            {message}
          </VisuallyHidden>
        ))}
      </div>
    </AnnounceContext>
  );
}

/**
 * Screen readers read the message politely, once. It stays until it is another one or the component leaves the page, so
 * give only what is still true, and '' for nothing.
 */
export function useAnnouncement(message: string): void {
  const announce = useContext(AnnounceContext);
  useEffect(() => (message === '' ? undefined : announce(message)), [announce, message]);
}
