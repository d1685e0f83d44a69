/** Serves the built catalogue and shows its stories one after the other, for the accessibility matrix and for pictures. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lang } from '@first-gong/domain';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';

/** The folder of the built catalogue. */
export const catalogue = fileURLToPath(new URL('../storybook-static', import.meta.url));

export interface Entry {
  id: string;
  /** `Screens/Login`: stories of one screen share a title. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

/** The pages and stories of the built catalogue, by their ids. */
export const readEntries = (): Record<string, Entry> =>
  JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8')).entries;

/** Serves the catalogue on a free port of loopback. */
export async function serveCatalogue(): Promise<{ origin: string; close: () => void }> {
  const serve = sirv(catalogue, { etag: true, maxAge: 3600 });
  // The answer for a missing page has words, because Chromium refuses to open an empty one.
  const server = createServer((request, response) =>
    serve(request, response, () => void response.writeHead(404).end('not found')),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

interface Preview {
  __STORYBOOK_PREVIEW__?: {
    channel: {
      emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void;
      /** The arguments of the last event of each name. */
      data: Partial<Record<'storyThrewException' | 'playFunctionThrewException', [{ message: string }]>>;
    };
    currentRender?: { id?: string; phase?: string };
  };
}

/** A page of the browser for stories. */
export async function newStoryPage(browser: Browser): Promise<Page> {
  // Storybook waits 100 ms for animations after each drawing. In a browser of this name it stops them instead.
  const page = await browser.newPage({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner Chromium' });
  // tsx wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  return page;
}

/** Opens a story on a fresh page, so that an interrupted check leaves nothing behind. */
export async function openStory(page: Page, origin: string, id: string, lang: Lang): Promise<void> {
  const globals = `lang:${lang};theme:default;fontSize:16px;grayscale:off;a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // Even the shortest transition delays an inherited colour: the child's transition starts when the parent's has ended.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  // Storybook's own placeholders are hidden, and every check would visit their hundred elements.
  await page.evaluate(() => {
    for (const placeholder of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')) {
      placeholder.remove();
    }
  });
}

/** Replaces the story on the page with the next one, which is four times as fast as a fresh page. */
export const replaceStory = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const preview = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('The page has no preview.');
    delete preview.channel.data.storyThrewException;
    delete preview.channel.data.playFunctionThrewException;
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/** Waits until the story's steps are done, and reports whether they failed. */
export async function drawn(page: Page, id: string): Promise<string[]> {
  const failure = await page.evaluate(async (wanted) => {
    const preview = () => (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    const phase = () => {
      const now = preview()?.currentRender;
      return now?.id === wanted ? (now.phase ?? '') : '';
    };
    while (!['finished', 'errored', 'aborted'].includes(phase())) {
      await new Promise((next) => setTimeout(next, 5));
    }
    // Vite leaves hundreds of these in the head, and axe visits each of them.
    for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
    await document.fonts.ready;
    // A story that throws has the phase "finished" in the end, too.
    const { storyThrewException, playFunctionThrewException } = preview()?.channel.data ?? {};
    const [thrown] = storyThrewException ?? playFunctionThrewException ?? [];
    return thrown?.message ?? (phase() === 'finished' ? null : `the phase is "${phase()}"`);
  }, id);
  return failure === null ? [] : [`the story failed: ${failure.trim().slice(0, 300)}`];
}

/** Waits until the page is drawn with a new width or new colours and overlays are in their new places. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
  });
