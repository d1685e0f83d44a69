/** The path from a page of the running shop to its stories: `/stories` before the page's path. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { destinationOf, langs } from '@first-gong/domain';
import { type Entry, storyOf } from '../.storybook/screens.js';

/**
 * Redirects to the page's first story in its language, as listed by the running catalogue.
 * @param storybook the catalogue's address, without a slash at its end
 */
export const toStories =
  (storybook: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Not resolved as an address: `//elsewhere.example` would name another host.
    const [path = ''] = (request.url ?? '').split('?');
    const route = destinationOf(path)?.name;
    const lang = langs.find((each) => path.startsWith(`/${each}/`));
    const entries = await entriesOf(storybook).catch(() => null);
    if (entries === null) {
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`No Storybook answers at ${storybook}. Start it with: npm run storybook\n`);
      return;
    }
    const story = route && storyOf(route, entries);
    const query = story ? `?path=/story/${story.id}${lang ? `&globals=lang:${lang}` : ''}` : '';
    response.writeHead(302, { Location: `${storybook}/${query}` }).end();
  };

/** The stories of the catalogue. @throws Error if no catalogue responds at the address */
async function entriesOf(storybook: string): Promise<Entry[]> {
  const response = await fetch(`${storybook}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}
