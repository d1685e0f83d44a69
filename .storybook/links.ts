import { destinationOf, fontSizes, htmlLangs, langs, type RouteName } from '@first-gong/domain';
import { themeNames } from '@first-gong/ui/themes';
import { action } from 'storybook/actions';
import { SELECT_STORY, STORY_CHANGED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as styles from './links.css.js';
import { type Entry, storyOf } from './screens.js';

/** Target of a link or form in a story. */
export interface Destination {
  /** Path and query, or the absolute URL of another site. */
  address: string;
  /** Page of the storefront, if any. */
  route: RouteName | null;
  /** Toolbar settings in the URL. */
  globals: Record<string, string>;
  /** The URL changes only theme, text size or language, so the page stays. */
  settings: boolean;
}

/**
 * Parses a URL like the storefront: page, language, theme and text size.
 * @param origin of the catalogue, in place of the storefront's
 * @param shown language of the story
 */
export function destinationFrom(url: URL, origin: string, shown: string): Destination {
  if (url.origin !== origin) return { address: url.href, route: null, globals: {}, settings: false };
  const lang = langs.find((each) => url.pathname === `/${each}` || url.pathname.startsWith(`/${each}/`));
  const theme = themeNames.find((name) => name === url.searchParams.get('theme'));
  const size = fontSizes.find((each) => String(each) === url.searchParams.get('fontSize'));
  return {
    address: decodeURI(url.pathname + url.search),
    route: destinationOf(url.pathname)?.name ?? null,
    settings: theme !== undefined || size !== undefined || (lang !== undefined && htmlLangs[lang] !== shown),
    globals: { ...(lang && { lang }), ...(theme && { theme }), ...(size && { fontSize: `${size}px` }) },
  };
}

const currentStory = (): string | null => new URLSearchParams(window.location.search).get('id');
let shownStory = currentStory();

const removeNotice = () => document.querySelector(`.${styles.notice}`)?.remove();

/** Shows a notice until the next click or form. */
function tell(words: string): void {
  removeNotice();
  const notice = document.createElement('p');
  notice.className = styles.notice;
  notice.role = 'status';
  document.body.append(notice);
  // A live region announces changes of its content.
  notice.textContent = words;
}

/** Opens the story of a link's target. Without a story, a notice shows the URL. */
async function follow({ address, route, globals, settings }: Destination): Promise<void> {
  action('leaves the story')(address);
  const channel = addons.getChannel();
  if (settings) {
    channel.emit(UPDATE_GLOBALS, { globals });
    return;
  }
  const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
  const all = Object.values(entries);
  const target = route === null ? undefined : storyOf(route, all);
  const folderOf = (entry: Entry | undefined) => entry?.importPath.replace(/[^/]*$/, '');
  const here = all.find(({ id }) => id === shownStory);
  // Only the surrounding manager can select another story.
  const another = target !== undefined && folderOf(target) !== folderOf(here) && window.parent !== window;
  tell(
    another
      ? `In the shop this leads to ${address}. This is the first story of that screen.`
      : `In the shop this leads to ${address}. The story stays.`,
  );
  if (another) channel.emit(SELECT_STORY, { storyId: target.id });
}

const isInStory = (element: Element): boolean =>
  element.closest('#storybook-docs') === null || element.closest('.sb-story') !== null;

const pageSchemes = ['http:', 'https:'];

function leave(event: Event, url: URL): void {
  const samePage = url.pathname === window.location.pathname && url.origin === window.location.origin;
  if (samePage || !pageSchemes.includes(url.protocol)) return;
  event.preventDefault();
  follow(destinationFrom(url, window.location.origin, document.documentElement.lang)).catch((error) =>
    tell(String(error)),
  );
}

function onClick(event: MouseEvent): void {
  removeNotice();
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.defaultPrevented || link.hasAttribute('download') || !isInStory(link)) return;
  leave(event, new URL(link.href));
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !isInStory(form)) return;
  if (form.method === 'dialog') return;
  const url = new URL(form.action);
  if (form.method === 'get') {
    const texts = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
    url.search = new URLSearchParams(texts).toString();
  }
  leave(event, url);
}

/**
 * Keeps links and forms of stories inside the catalogue, which has no server for them. Respects a screen's
 * `preventDefault`.
 * @returns a function that removes the listeners
 */
export function keepInside(): () => void {
  const remember = (id: string) => {
    shownStory = id;
  };
  const channel = addons.getChannel();
  channel.on(STORY_CHANGED, remember);
  window.addEventListener('click', onClick);
  window.addEventListener('submit', onSubmit);
  return () => {
    channel.off(STORY_CHANGED, remember);
    window.removeEventListener('click', onClick);
    window.removeEventListener('submit', onSubmit);
  };
}
