/** Values that the browser keeps under names. They are texts, or data as JSON. */
export interface KeptStore {
  /** The text under a name, or null. */
  read(name: string): string | null;
  /** The data under a name; null for none and for a text that is no JSON. An older version may have written it: check it. */
  readData<Data>(name: string): Data | null;
  keep(name: string, text: string): void;
  keepData(name: string, data: object): void;
  forget(name: string): void;
  names(): string[];
}

/**
 * One of the browser's stores. A browser may refuse to keep anything, as it does when a person blocks the data of sites:
 * this page then remembers it until it is left.
 */
function openStore(kind: 'sessionStorage' | 'localStorage'): KeptStore {
  /** Values that the browser has refused to keep. */
  const refused = new Map<string, string>();
  const inBrowser = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(globalThis[kind]);
    } catch {
      return null;
    }
  };
  const store: KeptStore = {
    read: (name) => refused.get(name) ?? inBrowser((storage) => storage.getItem(name)),
    readData(name) {
      try {
        return JSON.parse(store.read(name) ?? 'null');
      } catch {
        return null;
      }
    },
    keep(name, text) {
      refused.delete(name);
      const isKept = inBrowser((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (!isKept) refused.set(name, text);
    },
    keepData: (name, data) => store.keep(name, JSON.stringify(data)),
    forget(name) {
      refused.delete(name);
      inBrowser((storage) => storage.removeItem(name));
    },
    names: () => [...refused.keys(), ...(inBrowser((storage) => Object.keys(storage)) ?? [])],
  };
  return store;
}

/** Of this tab, until it is closed. */
export const tabStore = openStore('sessionStorage');

/** Of this device: all tabs share it. */
export const deviceStore = openStore('localStorage');

/** The name of what the device keeps of a session's last responses: `clientState.ts`. The session removes it. */
export const clientStateKey = 'clientState';
