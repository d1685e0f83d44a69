import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** Announces a message, and returns a function that removes it. */
type Announce = (message: string) => () => void;

const AnnounceContext = createContext<Announce>(() => () => {});

/**
 * The live region of the site, at the end of the page. It is permanent because screen readers ignore a region that
 * appears with its text.
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
      {/* Not atomic, so that only the new message is read. */}
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

/** Announces the message politely, once. It stays until it changes or the component unmounts; '' announces nothing. */
export function useAnnouncement(message: string): void {
  const announce = useContext(AnnounceContext);
  useEffect(() => (message === '' ? undefined : announce(message)), [announce, message]);
}
