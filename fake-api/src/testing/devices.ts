import type { Device } from '../area/handlers.js';

/** A device that is known to no account. Its attempts count for its network address. */
export const unknownDevice = (address = '10.0.0.1'): Device => ({
  userAgent: '',
  placeAt: () => ({ id: address, isKnownDevice: false }),
  remember: () => undefined,
});

/** A device that is known to every account. */
export const knownDevice: Device = {
  userAgent: '',
  placeAt: () => ({ id: 'device', isKnownDevice: true }),
  remember: () => undefined,
};
