import type { PageContextValue } from '../site/PageContext.js';

/** The page values of a test: a visitor, a document of 1970, and nothing special. */
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
