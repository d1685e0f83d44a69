import type { Device } from '../area/handlers.js';

/** A device unknown to all accounts, counted by network address. */
export const unknownDevice = (address = '10.0.0.1'): Device => ({
  userAgent: '',
  placeAt: () => ({ id: address, isKnownDevice: false }),
  remember: () => undefined,
});

/** A device known to all accounts. */
export const knownDevice: Device = {
  userAgent: '',
  placeAt: () => ({ id: 'device', isKnownDevice: true }),
  remember: () => undefined,
};
