import type { PageContextValue } from '../site/PageContext.js';

/** Default page values of tests: a visitor, a document of 1970. */
export const testPage: PageContextValue = {
  documentAddress: { pathname: '/en_us/Events.html', search: '' },
  madeAt: 0,
  preferences: { theme: 'default', fontSize: 16, layout: 'comfortable' },
  setPreferences: () => {},
  demoMember: null,
  unsent: false,
  chatScript: null,
  firewallScript: null,
};
