/** Contents of the built catalogue, and functions to open its pages. */
import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';

export const root = new URL('../..', import.meta.url);

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

export const index = JSON.parse(readFileSync(new URL('storybook-static/index.json', root), 'utf8')) as {
  entries: Record<string, Entry>;
};
export const entries = Object.values(index.entries);

/** Disables axe in the accessibility panel. The matrix runs axe, which takes longer than a test. */
export const withoutAxe = 'a11y.manual:!true';

/** Opens a story or page in the catalogue with sidebar and toolbar. */
export async function open(page: Page, path: string, globals = ''): Promise<FrameLocator> {
  await page.goto(`/?path=/${path}&globals=${[globals, withoutAxe].filter(Boolean).join(';')}`);
  return page.frameLocator('#storybook-preview-iframe');
}

/** Opens a page without the catalogue, in half the time. */
export async function openPage(page: Page, id: string): Promise<Locator> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  return page.locator('#storybook-docs');
}

export interface Preview {
  __STORYBOOK_PREVIEW__?: {
    channel: { emit: (event: string, story: object) => void };
    currentRender?: { id?: string; phase?: string };
  };
}

/** Navigates to another story or page without reloading. */
export async function show(page: Page, storyId: string, viewMode: Entry['type']): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Preview).__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(
    (selection) => (window as unknown as Preview).__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', selection),
    { storyId, viewMode },
  );
}
