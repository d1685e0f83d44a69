import { locationOf } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { Redirect, useAddress } from '../site/address.js';

/** Redirects an address without a page to its canonical one, as the server does (spec §2 Routes). */
export function LegacyRedirect() {
  const { lang } = useText();
  const { pathname, search } = useAddress();
  return <Redirect to={locationOf(lang, pathname, search)} />;
}
