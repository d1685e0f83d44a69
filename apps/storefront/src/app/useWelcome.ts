import { useEffect, useState } from 'react';
import { useMemberCall } from '../data/calls.js';
import { takeWelcome, useToken } from '../session/session.js';

/** Milliseconds. */
const shownFor = 6000;

/** The name of a member after a login, once per login (spec §3 welcome flag); else null. */
export function useWelcome(): string | null {
  const token = useToken();
  const name = useMemberCall('memberInfo').data?.name;
  const [greeted, setGreeted] = useState<{ token: string; name: string } | null>(null);
  useEffect(() => {
    if (token && name !== undefined && takeWelcome()) setGreeted({ token, name });
  }, [token, name]);
  useEffect(() => {
    if (greeted === null) return;
    const timer = setTimeout(() => setGreeted(null), shownFor);
    return () => clearTimeout(timer);
  }, [greeted]);
  return greeted !== null && greeted.token === token ? greeted.name : null;
}
