import { useText } from '@first-gong/screens/shared/text';
import { lazy } from 'react';
import { loadPart } from '../data/loadPart.js';
import { Redirect, useAddress } from '../site/address.js';

/** Redirects an address without a page to its canonical one, as the server does (spec §2 Routes). */
export const LegacyRedirect = lazy(async () => {
  const { locationOf } = await loadPart(() => import('./redirects.js'));
  function LoadedLegacyRedirect() {
    const { lang } = useText();
    const { pathname, search } = useAddress();
    return <Redirect to={locationOf(lang, pathname, search)} />;
  }
  return { default: LoadedLegacyRedirect };
});
