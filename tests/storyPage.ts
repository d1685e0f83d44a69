/** Serves the built catalogue and shows its stories, for accessibility matrix and pictures. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lang } from '@first-gong/domain';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';

export const catalogue = fileURLToPath(new URL('../storybook-static', import.meta.url));

export interface Entry {
  id: string;
  /** `Screens/Login`, shared by the stories of a screen. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

/** Pages and stories of the built catalogue by id. */
export const readEntries = (): Record<string, Entry> =>
  JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8')).entries;

/** Serves the catalogue on a free loopback port. */
export async function serveCatalogue(): Promise<{ origin: string; close: () => void }> {
  const serve = sirv(catalogue, { etag: true, maxAge: 3600 });
  // Chromium does not open an empty 404 response.
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
      /** Arguments of the last event by name. */
      data: Partial<Record<'storyThrewException' | 'playFunctionThrewException', [{ message: string }]>>;
    };
    currentRender?: { id?: string; phase?: string };
  };
}

/** A browser page for stories. */
export async function newStoryPage(browser: Browser): Promise<Page> {
  // With this user agent, Storybook stops animations instead of waiting 100 ms per render.
  const page = await browser.newPage({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner Chromium' });
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value;');
  return page;
}

/** Opens a story on a fresh page, without state of an interrupted check. */
export async function openStory(page: Page, origin: string, id: string, lang: Lang): Promise<void> {
  const globals = `lang:${lang};theme:default;fontSize:16px;grayscale:off;a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // Even short transitions delay inherited colours, because a child's starts after the parent's. axe finds no background
  // in a footer that the browser has not laid out.
  const content =
    '*, ::before, ::after { transition: none !important } footer { content-visibility: visible !important }';
  await page.addStyleTag({ content });
  // Removes Storybook's hidden placeholders, a hundred elements that checks would visit.
  await page.evaluate(() => {
    for (const placeholder of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')) {
      placeholder.remove();
    }
  });
}

/** Replaces the story on the page, four times as fast as a fresh page. */
export const replaceStory = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const preview = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('The page has no preview.');
    delete preview.channel.data.storyThrewException;
    delete preview.channel.data.playFunctionThrewException;
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/** Waits for the end of the story's steps, and returns their error. */
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
    // Removes hundreds of Vite's links, which axe would visit.
    for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
    await document.fonts.ready;
    // A story that throws also ends with the phase "finished".
    const { storyThrewException, playFunctionThrewException } = preview()?.channel.data ?? {};
    const [thrown] = storyThrewException ?? playFunctionThrewException ?? [];
    return thrown?.message ?? (phase() === 'finished' ? null : `the phase is "${phase()}"`);
  }, id);
  return failure === null ? [] : [`the story failed: ${failure.trim().slice(0, 300)}`];
}

/** Waits in the page until it has re-rendered with a new width or colours, including overlays. */
export async function twoFrames(): Promise<void> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await frame();
  await frame();
}
