/** Text values, or data as JSON, in the browser's storage. */
export interface KeptStore {
  /** The text under a name, or null. */
  read(name: string): string | null;
  /** The data under a name, or null without valid JSON. Check them: an older version may have written them. */
  readData<Data>(name: string): Data | null;
  keep(name: string, text: string): void;
  keepData(name: string, data: object): void;
  forget(name: string): void;
  names(): string[];
}

/** Opens a storage of the browser. If the browser blocks it, this page keeps the values itself. */
function openStore(kind: 'sessionStorage' | 'localStorage'): KeptStore {
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

/** Kept until the tab closes. */
export const tabStore = openStore('sessionStorage');

/** Shared by all tabs of the device. */
export const deviceStore = openStore('localStorage');

/** The key of `clientState.ts`, which the session removes. */
export const clientStateKey = 'clientState';
