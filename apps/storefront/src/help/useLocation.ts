import type { LocationState } from '@first-gong/screens/help/PlacesScreen';
import { useState } from 'react';

/** Milliseconds until a position counts as not to be found, and how old a known one may be. */
const options = { timeout: 10_000, maximumAge: 300_000 } as const;

/** Where the visitor is. The browser is asked only when `locate` is called, and the position leaves this page nowhere. */
export function useLocation(): { location: LocationState; locate: () => void } {
  const [location, setLocation] = useState<LocationState>({ kind: 'unasked' });
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setLocation({ kind: 'unavailable' });
      return;
    }
    setLocation({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setLocation({ kind: 'found', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => setLocation({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      options,
    );
  };
  return { location, locate };
}
