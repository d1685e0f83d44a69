import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { type ReactNode, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { loginPath } from './loginPath.js';
import { useToken } from './session.js';

/** A page of a member: a visitor is led to log in, and back here afterwards (spec §6). */
export function PageGuard({ children }: { children: ReactNode }) {
  const { lang } = useText();
  const [path] = useLocation();
  const search = useSearch();
  const token = useToken();
  const wasMember = useRef(false);
  if (token) wasMember.current = true;
  if (token === undefined) return <LoadingScreen />;
  if (token === null) {
    // A session that ended while the page stood open is told apart from a visitor who never logged in.
    return <Redirect to={loginPath(`/${lang}${path}${search && `?${search}`}`, wasMember.current)} replace />;
  }
  return children;
}
