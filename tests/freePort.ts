import { createServer } from 'node:net';

/** Finds a free port, so that tests of two clones can run together. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('The probe for a free port has no address.'));
      });
    });
  });
