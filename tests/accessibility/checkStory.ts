/** The checks of one story: it is drawn once, and attributes of the root and settings of the browser switch its modes. */
import type { CDPSession, Page } from '@playwright/test';
import { axeAndGrey, forcedColours, reflow, targets, textSpacing } from './checks.js';
import type { Mode, Visit } from './visits.js';

export const checks = {
  axe: 'axe finds nothing; texts keep their contrast in grey',
  reflow: 'Nothing scrolls sideways at 320 px, which is 1280 px at 400 % (WCAG 1.4.10)',
  'text spacing': 'Wider spacing of lines, letters and words cuts nothing off (WCAG 1.4.12)',
  targets: 'Touch targets are 44 px or larger (WCAG 2.5.5)',
  'forced colours': 'States differ without our colours; only pictures keep their colours',
  renders: 'The story is drawn and its steps pass',
} as const;
export type Check = keyof typeof checks;

/** The result of one check on one story. `sentences` is empty when the check found nothing. */
export interface Note {
  check: Check;
  /** Language, theme, text size or width. */
  where: string;
  sentences: string[];
}

interface Preview {
  __STORYBOOK_PREVIEW__?: {
    channel: { emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void };
    currentRender?: { id?: string; phase?: string };
  };
}

/** A browser page with axe that shows one story after the other. */
export interface Desk {
  page: Page;
  cdp: CDPSession;
  origin: string;
}

/** Switches between touch and mouse; the media queries of pointers follow. */
const touch = (cdp: CDPSession, on: boolean) =>
  cdp.send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 });

/** Opens a story on a fresh page, so that an interrupted check leaves nothing behind. */
async function load({ page, cdp, origin }: Desk, { id, lang }: Visit): Promise<void> {
  await touch(cdp, false);
  await page.emulateMedia({ forcedColors: 'none' });
  const globals = `lang:${lang};theme:default;fontSize:16;grayscale:off;a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // Even the shortest transition delays an inherited colour: the child's transition starts when the parent's has ended.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
}

/** Replaces the story on the page with the next one, which is four times as fast as a fresh page. */
const replace = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const preview = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    window.scrollTo(0, 0);
  }, id);

/** Waits until the story's steps are done, and reports whether they failed. */
async function drawn(page: Page, id: string): Promise<string[]> {
  const phase = await page.waitForFunction((wanted) => {
    const now = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender;
    return now?.id === wanted && ['completed', 'finished', 'errored', 'aborted'].includes(now.phase ?? '') && now.phase;
  }, id);
  const last = await phase.jsonValue();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (last !== 'errored' && last !== 'aborted') return [];
  return [`the story ${last}: ${(await page.locator('#error-message').textContent())?.trim().slice(0, 300)}`];
}

/** Sets theme, text size and grey on the root, as the storefront does. The language stays: it needs a new drawing. */
const setMode = (page: Page, mode: Mode) =>
  page.evaluate(({ theme, size, grey }) => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.size = String(size);
    root.toggleAttribute('data-gray', grey);
  }, mode);

/** Waits until the page is drawn with a new width or new colours and overlays are in their new places. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
  });

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/**
 * Runs every check on a visit.
 * @param own whether the story gets a fresh page, or replaces the story before it, which had the same language.
 */
export async function checkStory(desk: Desk, visit: Visit, own: boolean): Promise<Note[]> {
  const { page, cdp } = desk;
  const notes: Note[] = [];
  const note = (check: Check, where: string, sentences: string[]) =>
    notes.push({ check, where: `${visit.lang}, ${where}`, sentences });
  const [firstMode] = visit.modes;
  if (firstMode === undefined) throw new Error(`The visit of ${visit.id} has no mode.`);

  await page.setViewportSize({ width: 1280, height: 900 });
  if (own) await load(desk, visit);
  else await replace(page, visit.id);
  note('renders', '1280 px wide', await drawn(page, visit.id));
  for (const mode of visit.modes) {
    await setMode(page, mode);
    const { theme, size, grey } = mode;
    note('axe', `${theme}, ${size} px${grey ? ', grey' : ''}`, await page.evaluate(axeAndGrey));
  }
  await setMode(page, firstMode);
  note('text spacing', '1280 px wide', await page.evaluate(textSpacing));
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  // A rule of one theme may be stronger than the rule for forced colours.
  for (const mode of visit.modes) {
    await setMode(page, mode);
    note('forced colours', mode.theme, await page.evaluate(forcedColours));
  }
  await page.emulateMedia({ forcedColors: 'none' });

  await resize(page, 390, 800);
  await touch(cdp, true);
  await settled(page);
  // Themes differ in the width of their rules, and so in the room that is left for a target.
  for (const mode of visit.modes) {
    await setMode(page, mode);
    note('targets', `${mode.theme}, 390 px wide, touch`, await page.evaluate(targets));
  }
  await setMode(page, firstMode);
  await touch(cdp, false);

  await resize(page, 320, 640);
  for (const size of visit.reflowSizes) {
    await setMode(page, { ...firstMode, size });
    note('reflow', `${size} px`, await page.evaluate(reflow));
  }
  await setMode(page, firstMode);
  note('text spacing', '320 px wide', await page.evaluate(textSpacing));
  return notes;
}
