import { RuleError, upload } from '@first-gong/domain';
import { TooManyRequests } from '../shared/askLater.js';

/** Seconds after which a refused upload may try again. */
const pause = 5;

/** Counts the uploads whose bytes are on their way: each of them takes a file and a connection. */
export type UploadGate = ReturnType<typeof createUploadGate>;

export function createUploadGate() {
  const addresses = new Map<string, string>();
  return {
    /**
     * Lets an upload in, before its bytes are read. Returns what ends it.
     * @param address network address of the request.
     * @throws RuleError `forbidden` while another upload to the key is on its way, `serverBusy` when there are too many;
     * TooManyRequests when there are too many from the address.
     */
    enter(key: string, address: string) {
      if (addresses.has(key)) throw new RuleError('forbidden');
      const mine = [...addresses.values()].filter((other) => other === address);
      if (mine.length >= upload.atOnce.perAddress) throw new TooManyRequests(pause);
      if (addresses.size >= upload.atOnce.all) throw new RuleError('serverBusy');
      addresses.set(key, address);
      return () => void addresses.delete(key);
    },
    /** The number of uploads on their way. */
    get size() {
      return addresses.size;
    },
  };
}
