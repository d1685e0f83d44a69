import { addDays, hongKongDate } from '@first-gong/domain';
import { instant } from '../../instant.js';
import type { BareBrowser, BarePage } from './bareBrowser.js';
import { click, forgetInputs, longestInput, openQuiet, takenOver, type } from './takeOver.js';

/** A hydrated listing with a 4 times slower processor. Milliseconds until the next paint. */
export interface ListInputs {
  typing: number;
  filter: number;
  /** Elements in the list of cards. */
  nodes: number;
}

/** Page script: the middle of a selector's first element, scrolled into view. */
const middleOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  if (!element) throw new Error('The page has no ' + ${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})()`;

const pressFirst = async (page: BarePage, selector: string) =>
  click(page, await page.evaluate<[number, number]>(middleOf(selector)));

const list = 'main ul:has(> li > article)';

/** Types in the search field, and chooses a filter. @param url of the shop */
export async function typeAndFilter(browser: BareBrowser, url: string): Promise<ListInputs> {
  const page = await openQuiet(browser, `${url}/en_us/Events.html`, {});
  await pressFirst(page, 'input[type="search"]');
  await takenOver(page);

  await forgetInputs(page);
  await type(page, 'gong at eight');
  await takenOver(page);
  const typing = await longestInput(page);

  // Closes the suggestions, so that the next click only filters.
  await page.evaluate('document.activeElement.blur()');
  await takenOver(page);
  await forgetInputs(page);
  // Late in the evening no event of today is left.
  const tomorrow = addDays(hongKongDate(instant), 1);
  await pressFirst(page, `main a[href*="date=${tomorrow}"]`);
  await page.evaluate(`(async () => {
    while (!location.search.includes('date=')) await new Promise((resolve) => setTimeout(resolve, 20));
  })()`);
  await takenOver(page);
  const filter = await longestInput(page);

  const nodes = await page.evaluate<number>(`document.querySelector('${list}').querySelectorAll('*').length`);
  await page.close();
  return { typing, filter, nodes };
}

const langs = ['zh_hk', 'zh_cn', 'en_us'];
const prices = ['1000', '500', '300'];

/** Documents a second. `warm`: the same one, from the server's cache. `cold`: always new ones. */
export interface Documents {
  warm: number;
  cold: number;
}

/** @param round a new number for each measurement, because the server caches documents for 10 seconds. */
export async function askDocuments(url: string, round: number): Promise<Documents> {
  const first = `${url}/zh_hk/Events.html`;
  await askAll([first]);
  const cold = langs.flatMap((lang) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      (page) => `${url}/${lang}/Events.html?price=${prices[round % prices.length]}&page=${page}`,
    ),
  );
  return { warm: await askAll(Array.from({ length: 400 }, () => first)), cold: await askAll(cold) };
}

/** Four requests at a time. @returns documents a second */
async function askAll(addresses: readonly string[]): Promise<number> {
  const waiting = [...addresses];
  const start = performance.now();
  const askNext = async (): Promise<void> => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const response = await fetch(address);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
    }
  };
  await Promise.all([askNext(), askNext(), askNext(), askNext()]);
  return (addresses.length * 1000) / (performance.now() - start);
}
