import type { LocationState } from '@first-gong/screens/help/PlacesScreen';
import { useState } from 'react';

/** Milliseconds for finding a position, and the age of a usable one. */
const options = { timeout: 10_000, maximumAge: 300_000 } as const;

/** The visitor's position, requested only by `locate`. The position never leaves this page. */
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
