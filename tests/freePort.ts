import { createServer } from 'node:net';

/** Finds a port that is free now, so that the tests of two clones can run at the same time. */
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
