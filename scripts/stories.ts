/** The way from a page of the running shop to its stories: `/stories` before the path of the page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { destinationOf, langs } from '@first-gong/domain';
import { type Entry, storyOf } from '../.storybook/screens.js';

/**
 * Redirects to the first story of the page, in the language of the page. The running catalogue says which story it is.
 * @param storybook the address of the catalogue, without a slash at its end.
 */
export const toStories =
  (storybook: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', storybook);
    const route = destinationOf(pathname)?.name;
    const lang = langs.find((each) => pathname.startsWith(`/${each}/`));
    const entries = await entriesOf(storybook);
    if (entries === null) {
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`No Storybook answers at ${storybook}. Start it with: npm run storybook\n`);
      return;
    }
    const story = route && storyOf(route, entries);
    const path = story ? `?path=/story/${story.id}${lang ? `&globals=lang:${lang}` : ''}` : '';
    response.writeHead(302, { Location: `${storybook}/${path}` }).end();
  };

/** The stories of the catalogue; null when it does not answer. */
async function entriesOf(storybook: string): Promise<Entry[] | null> {
  const response = await fetch(`${storybook}/index.json`).catch(() => null);
  if (!response?.ok) return null;
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}
