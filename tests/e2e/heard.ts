import { expect, type Page } from '@playwright/test';

/** A screen reader's output: text in a live region, or the name of a focused element. */
export interface Heard {
  kind: 'said' | 'focus';
  text: string;
}

/** Records live regions and focus from now on, in every document of the page. */
export async function listen(page: Page): Promise<void> {
  const record = () => {
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    const note = (kind: Heard['kind'], text: string | null | undefined) => {
      const words = text?.replace(/\s+/g, ' ').trim() ?? '';
      if (words !== '' || kind === 'focus') heard.push({ kind, text: words });
    };
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const isLive = Boolean(element?.closest(regions));
        if (type === 'characterData' && isLive) note('said', target.textContent);
        for (const added of addedNodes) {
          if (isLive) note('said', added.textContent);
          else if (added instanceof Element) {
            for (const region of [added, ...added.querySelectorAll('*')].filter((each) => each.matches(regions)))
              note('said', region.textContent);
          }
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      note('focus', target.id === 'main' ? `main ${target.ariaLabel ?? ''}` : (target.ariaLabel ?? target.textContent));
    });
  };
  await page.addInitScript(record);
  await page.evaluate(record);
}

/** Takes the records since the last call, or since the document loaded. */
export const takeHeard = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard.splice(0));

export const textsIn = (heard: readonly Heard[], kind: Heard['kind']): string[] =>
  heard.filter((each) => each.kind === kind).map(({ text }) => text);

/** Waits until exactly these texts were announced since the last `takeHeard`, and takes them. */
export async function expectSaid(page: Page, texts: readonly unknown[]): Promise<void> {
  const said = () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
  await expect.poll(async () => textsIn(await said(), 'said')).toEqual(texts);
  await takeHeard(page);
}
