/** One story in all its dresses: opened in a page, dressed by attributes of its root and settings of the browser. */
import type { CDPSession, Page } from '@playwright/test';
import { axeAndGrey, forcedColours, reflow, targets, textSpacing } from './checks.js';

export const checks = {
  axe: 'axe finds nothing; texts keep their contrast in grey',
  reflow: 'Nothing scrolls sideways at 320 px, which is 1280 px at 400 % (WCAG 1.4.10)',
  'text spacing': 'Lines, letters and words set apart cut nothing off (WCAG 1.4.12)',
  targets: 'What a finger touches is 44 px or more (WCAG 2.5.5)',
  'forced colours': 'States differ without our colours; nothing but pictures keeps its own',
  renders: 'The story is drawn and its steps pass',
} as const;
export type Check = keyof typeof checks;

const themes = ['default', 'night', 'bw'] as const;
const sizes = [14, 16, 18] as const;
const languages = ['zh_hk', 'en_us', 'zh_cn'] as const;
const [firstLanguage] = languages;

/** A story in a language. */
export interface Look {
  id: string;
  lang: string;
}

const isScreen = (id: string) => id.startsWith('screens-');

/** Every story in the first language, and after that those of screens in the others: components get their words from the story. */
export const looksAt = (ids: readonly string[]): Look[] =>
  languages.flatMap((lang) => ids.filter((id) => lang === firstLanguage || isScreen(id)).map((id) => ({ id, lang })));

/** What a check said of a story; nothing when all is well. */
export interface Note {
  check: Check;
  /** Language, theme, size or width. */
  where: string;
  sentences: string[];
}

interface Preview {
  __STORYBOOK_PREVIEW__?: {
    channel: { emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void };
    currentRender?: { id?: string; phase?: string };
  };
}

/** A page that knows axe, in which stories are looked at one after the other. */
export interface Desk {
  page: Page;
  cdp: CDPSession;
  origin: string;
}

/** Whether the page is under a finger or a mouse; media queries follow. */
const touch = (cdp: CDPSession, on: boolean) =>
  cdp.send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 });

/** Opens a story on a page of its own, without what a check that broke off may have left. */
async function load({ page, cdp, origin }: Desk, { id, lang }: Look): Promise<void> {
  await touch(cdp, false);
  await page.emulateMedia({ forcedColors: 'none' });
  const globals = `lang:${lang};theme:default;fontSize:16;grayscale:off;a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // Even of next to no length, a transition of an inherited colour begins at each element when it ends at its parent.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
}

/** Draws a story where another stood: four times as fast as a page of its own. */
const replace = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const preview = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    window.scrollTo(0, 0);
  }, id);

/** Waits until the story's steps are done, and says if they failed. */
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

const setRoot = (page: Page, theme: string, size: number) =>
  page.evaluate(
    ([name, px]) => {
      document.documentElement.dataset.theme = String(name);
      document.documentElement.dataset.size = String(px);
    },
    [theme, size],
  );

/** Waits until a new width or another set of colours is drawn: overlays move to their new places. */
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

/** What axe sees a story in. Contrast hangs on the theme and not on the language; text sizes are asked of screens. */
const dresses = ({ id, lang }: Look): [theme: string, size: number][] => [
  ...(lang === firstLanguage ? themes : themes.slice(0, 1)).map((theme): [string, number] => [theme, 16]),
  ...(isScreen(id) && lang === firstLanguage ? [14, 18] : []).map((size): [string, number] => ['default', size]),
];

/**
 * Everything that is checked of a story in a language.
 * @param own whether it gets a page of its own, or is drawn where the one before it stood, in the same language.
 */
export async function checkStory(desk: Desk, look: Look, own: boolean): Promise<Note[]> {
  const { page, cdp } = desk;
  const notes: Note[] = [];
  const words = isScreen(look.id) ? `${look.lang}, ` : '';
  const note = (check: Check, where: string, sentences: string[]) =>
    notes.push({ check, where: `${words}${where}`, sentences });

  await page.setViewportSize({ width: 1280, height: 900 });
  if (own) await load(desk, look);
  else await replace(page, look.id);
  note('renders', '1280 px wide', await drawn(page, look.id));
  for (const [theme, size] of dresses(look)) {
    await setRoot(page, theme, size);
    note('axe', `${theme}, ${size} px`, await page.evaluate(axeAndGrey));
  }

  await resize(page, 320, 640);
  for (const size of sizes) {
    await setRoot(page, 'default', size);
    note('reflow', `${size} px`, await page.evaluate(reflow));
  }
  await setRoot(page, 'default', 16);
  note('text spacing', '320 px wide', await page.evaluate(textSpacing));
  if (look.lang !== firstLanguage) return notes;

  await touch(cdp, true);
  await resize(page, 390, 800);
  note('targets', '390 px wide, touch', await page.evaluate(targets));
  await touch(cdp, false);

  await resize(page, 1280, 900);
  note('text spacing', '1280 px wide', await page.evaluate(textSpacing));
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  note('forced colours', '1280 px wide', await page.evaluate(forcedColours));
  await page.emulateMedia({ forcedColors: 'none' });
  return notes;
}
