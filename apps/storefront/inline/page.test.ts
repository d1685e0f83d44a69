import { createContext, runInContext } from 'node:vm';
import { timeOut } from '@first-gong/domain';
import { expect, test, vi } from 'vitest';
import { inlineScript } from '../server/inlineScripts.js';

/** Runs the script in a visitor's page. @returns what the page loads, its reader and its clock. */
function open({
  draft = false,
  wait = 60_000,
  popup = '',
  dismissed = '',
  token = '',
  saveData = false,
  styles = '/assets/main.css',
} = {}) {
  const loaded: string[] = [];
  const links: { rel: string; href: string; onload: () => void }[] = [];
  const timers: { run: () => void; after: number }[] = [];
  const listeners = new Map<string, () => void>();
  let typesPolicy: { createScriptURL: (address: string) => string | null } | undefined;
  let observePaint: (paints: { getEntriesByName: (name: string) => unknown[] }) => void = () => {};
  const lost = { hidden: true };
  const window: { beforeHydration?: { presses: unknown[] } | undefined; trustedTypes: object } = {
    trustedTypes: {
      createPolicy: (_: string, policy: typeof typesPolicy) => {
        typesPolicy = policy;
      },
    },
  };
  const fonts = { asked: [] as unknown[][], added: [] as unknown[] };
  const dataset = {
    entry: '/assets/main.js',
    parts: '/assets/home.js /assets/words.js',
    styles,
    fonts: JSON.stringify([
      ['Archivo', 'url(/assets/a.woff2)', { weight: '400 900' }],
      ['Lost', 'url(/assets/lost.woff2)', {}],
    ]),
    when: 'intention',
    wait: String(wait),
    popup,
    scripts: '/ticketWorker.js https://firewall.example/firewall.js',
    theme: 'day',
  };
  const context = createContext({
    window,
    location: new URL('https://shop.example/en_us/Events.html'),
    localStorage: { getItem: (name: string) => ({ dismissedPopups: dismissed, token })[name] || null },
    sessionStorage: { getItem: () => null, removeItem: () => {}, ...(draft && { 'draft contactUs': '{}' }) },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    setTimeout: (run: () => void, after = 0) => timers.push({ run, after }),
    URL,
    navigator: { connection: { saveData } },
    PerformanceObserver: class {
      observe = () => {};
      constructor(observe: typeof observePaint) {
        observePaint = observe;
      }
    },
    FontFace: class {
      family: unknown;
      load = async () => {
        if (this.family === 'Lost') throw new Error('The file is not there.');
        return this;
      };
      constructor(...font: unknown[]) {
        fonts.asked.push(font);
        this.family = font[0];
      }
    },
    document: {
      fonts: { add: ({ family }: { family: unknown }) => fonts.added.push(family) },
      currentScript: { dataset, nonce: 'abc' },
      documentElement: { dataset: { theme: dataset.theme } },
      getElementById: (id: string) => (id === 'lost' ? lost : null),
      querySelectorAll: () => [],
      createElement: () => ({}),
      head: {
        append: (link: (typeof links)[number]) => {
          loaded.push(link.href);
          links.push(link);
        },
      },
    },
  });
  runInContext(inlineScript, context);
  const pass = (milliseconds: number) => {
    for (let index = 0; index < timers.length; ) {
      const { run, after } = timers[index] as (typeof timers)[number];
      if (after > milliseconds) index += 1;
      else {
        timers.splice(index, 1);
        run();
      }
    }
  };
  return {
    loaded,
    links,
    fonts,
    lost,
    window,
    scriptUrl: (address: string) => typesPolicy?.createScriptURL(address),
    paint: (...names: string[]) => observePaint({ getEntriesByName: (name) => names.filter((each) => each === name) }),
    /** Fires the load event, which starts whatever waits for the first paint. */
    async load() {
      listeners.get('load')?.();
      await Promise.resolve();
    },
    pass,
    touch() {
      listeners.get('pointerdown')?.();
      pass(0);
    },
  };
}

const all = ['/assets/main.css', '/assets/main.js', '/assets/home.js', '/assets/words.js'];

test('§9 a page that nobody touches loads its script after a minute, so that it can turn gray, close and warn', () => {
  const { loaded, pass } = open();
  pass(59_999);
  expect(loaded).toEqual([]);
  pass(60_000);
  expect(loaded).toEqual(all);
});

test('§4 a page that turns gray or closes soon loads its script in time for it', () => {
  const { loaded, pass } = open({ wait: 5000 });
  pass(4999);
  expect(loaded).toEqual([]);
  pass(5000);
  expect(loaded).toEqual(all);
});

test('§3 a page with a popup event loads its script when the browser is idle, unless the popup was dismissed here', async () => {
  const first = open({ popup: '"week-48"' });
  first.paint('first-contentful-paint');
  await first.load();
  first.pass(200);
  expect(first.loaded).toEqual(all);

  const later = open({ popup: '"week-48"', dismissed: '["week-48","week-47"]' });
  later.paint('first-contentful-paint');
  await later.load();
  later.pass(200);
  expect(later.loaded).toEqual(['/assets/main.css']);
});

test('a browser that saves data loads no script of a popup event before the first intention', async () => {
  const { loaded, load, paint, pass, touch } = open({ popup: '"week-48"', saveData: true });
  paint('first-contentful-paint');
  await load();
  pass(200);
  expect(loaded).toEqual(['/assets/main.css']);
  touch();
  expect(loaded).toContain('/assets/main.js');
});

test('a page that somebody touches loads its script then, and not again after a minute', () => {
  const { loaded, touch, pass } = open();
  touch();
  expect(loaded).toEqual(all);
  pass(60_000);
  expect(loaded).toEqual(all);
});

test('a page in a tab that has a draft loads its script at once', () => {
  const { loaded, pass } = open({ draft: true });
  pass(0);
  expect(loaded).toEqual(all);
});

test('the whole stylesheet comes after the page has loaded and its first picture, and no script with it', async () => {
  const { loaded, load, paint, pass } = open();
  await load();
  paint('first-paint');
  pass(1000);
  expect(loaded).toEqual([]);
  paint('first-contentful-paint');
  await load();
  pass(1000);
  expect(loaded).toEqual(['/assets/main.css']);
});

test('stylesheets are applied together, after all have loaded', async () => {
  const { links, load, paint, pass } = open({ styles: '/assets/main.css /assets/home.css' });
  const applied = () => links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href);
  await load();
  paint('first-contentful-paint');
  await load();
  pass(1000);
  const [main, home] = links;
  main?.onload();
  await load();
  expect(applied()).toEqual([]);
  home?.onload();
  await expect.poll(applied).toEqual(['/assets/main.css', '/assets/home.css']);
});

test('a font with a file is asked for after the first picture, and added when it is there', async () => {
  const { fonts, load, paint } = open();
  await load();
  paint('first-paint');
  expect(fonts.asked).toEqual([]);
  paint('first-contentful-paint');
  await Promise.resolve();
  expect(fonts.asked[0]).toEqual(['Archivo', 'url(/assets/a.woff2)', { weight: '400 900' }]);
  expect(fonts.added).toEqual([]);
  await expect.poll(() => fonts.added).toEqual(['Archivo']);
});

test('§7 a page may load the scripts that its document names, as the one of a web firewall, and no others', () => {
  const { scriptUrl } = open();
  expect(scriptUrl('/ticketWorker.js')).toBe('/ticketWorker.js');
  expect(scriptUrl('https://firewall.example/firewall.js')).toBe('https://firewall.example/firewall.js');
  expect(scriptUrl('https://firewall.example/other.js')).toBeNull();
  expect(scriptUrl('')).toBeNull();
});

test('§8 after 120 seconds without its script a page says so, and the browser sends the form that waits', () => {
  const { lost, window, touch, pass } = open();
  const send = { type: 'submit', removeAttribute: () => {}, click: vi.fn() };
  touch();
  window.beforeHydration?.presses.push(send);
  pass(timeOut.part - 1);
  expect(lost.hidden).toBe(true);
  pass(timeOut.part);
  expect(lost.hidden).toBe(false);
  expect(send.click).toHaveBeenCalledOnce();
});

test('§8 a page whose script has come does not say that it is lost', () => {
  const { lost, window, touch, pass } = open();
  touch();
  window.beforeHydration = undefined;
  pass(timeOut.part);
  expect(lost.hidden).toBe(true);
});
