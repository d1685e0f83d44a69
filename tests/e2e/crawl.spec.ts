import {
  type Lang,
  langs,
  type PageName,
  pageOf,
  type RouteName,
  routeNames,
  routeOf,
  type Theme,
  themes,
  withQuery,
} from '@first-gong/domain';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { phrasesOfOthers, strangeWords } from './crawlWords.js';
import {
  buyByCall,
  emptyCart,
  findOffer,
  holdByCall,
  isTakenOver,
  listenForComplaints,
  logInByCall,
  takenOver,
} from './shop.js';

/** A page of the site once script has taken over. */
interface Visited {
  name: RouteName;
  title: string;
  /** Addresses of links to this site, with their anchors. */
  links: string[];
  ids: string[];
  /** The links of the masthead's categories and of the footer, in their order. */
  navigation: string[];
  /** The number of the hotline in the footer, and the link after it. */
  hotline: string[];
}

/** A page may lead on by itself: without a hot event nobody waits. */
const leadsOn: readonly RouteName[] = ['waitingRoom'];

const isOfMember = (name: RouteName) => routeOf(name).access !== 'everyone';

for (const lang of langs) {
  test(`§2 every page of the site in ${lang}, in one of three themes, has its texts, no dead link, no finding and no complaint of the browser`, async ({
    page,
    request,
    context,
    baseURL,
  }, { parallelIndex }) => {
    test.slow();
    const complaints = listenForComplaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await emptyCart(request, parallelIndex);
    const { event, offer } = await seen(request, lang);
    const queries: Partial<Record<PageName, Record<string, string>>> = {
      eventDetail: { eventId: event },
      resetPassword: { token: 'expired' },
    };
    const visited: Visited[] = [];
    const visit = async (name: RouteName) => {
      const index = routeNames.indexOf(name);
      const theme = themes[(index + langs.indexOf(lang)) % themes.length] ?? 'default';
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      const path = withQuery(`/${lang}${routeOf(name).path}`, queries[name]);
      visited.push(await look(page, name, lang, theme, path));
    };

    await test.step('pages that everyone may see', async () => {
      for (const name of routeNames.filter((each) => !isOfMember(each))) await visit(name);
    });
    await test.step('pages of a member with seats, and with a transaction', async () => {
      const headers = await logInByCall(page, request, parallelIndex);
      const { transactionNumber } = await buyByCall(request, headers, offer);
      queries.receipt = queries.transactionDetail = { transactionNumber };
      await holdByCall(request, headers, offer);
      for (const name of routeNames.filter(isOfMember)) await visit(name);
      await emptyCart(request, parallelIndex);
    });

    await test.step('every page has a title of its own', () => {
      // The steps after a form have the title of its page.
      const titles = visited.filter(({ name }) => !leadsOn.includes(name)).map(({ title }) => title);
      expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
    });
    await test.step('every page has the same navigation, in the same order', () => {
      for (const group of [
        visited.filter(({ name }) => !isOfMember(name)),
        visited.filter(({ name }) => isOfMember(name)),
      ]) {
        for (const { name, navigation } of group) expect(navigation, name).toEqual(group[0]?.navigation);
      }
    });
    await test.step('the hotline stands in the same place of every page', () => {
      const first = visited[0]?.hotline;
      expect(first?.[0]).toMatch(/^tel:\+852/);
      for (const { name, hotline } of visited) expect(hotline, name).toEqual(first);
    });
    await test.step('every link and every anchor is followed once', async () => {
      expect(await deadLinks(baseURL ?? '', visited)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
}

async function seen(request: APIRequestContext, lang: Lang) {
  const offer = await findOffer(request, lang);
  return { event: offer.event.id, offer };
}

/** Opens a page and checks what can be checked of it alone. */
async function look(page: Page, name: RouteName, lang: Lang, theme: Theme, path: string): Promise<Visited> {
  await page.goto(path);
  if (isOfMember(name)) await isTakenOver(page);
  else await takenOver(page);
  if (!leadsOn.includes(name)) {
    await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
  expect(await strangeWords(page, lang), `words of ${path}`).toEqual([]);
  expect(await phrasesOfOthers(page, lang), `words of other languages on ${path}`).toEqual([]);
  await expectNoAxeViolations(page);
  return page.evaluate((named) => {
    const hrefs = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => link.getAttribute('href') ?? '');
    const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ origin }) => origin === location.origin,
    );
    // A link to a language or to the login carries the page that it is on.
    const footer = hrefs('footer a[href]')
      .filter((href) => !/[?&]lang=/.test(href))
      .map((href) => href.replace(/\?target=.*/, ''));
    const hotline = footer.findIndex((href) => href.startsWith('tel:'));
    return {
      name: named,
      title: document.title,
      links: own.map((link) => link.href.slice(location.origin.length)),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      navigation: [...hrefs('header a[href*="category="]'), ...footer],
      hotline: footer.slice(hotline, hotline + 2),
    };
  }, name);
}

/** Parameters of links that keep a choice in a cookie and lead to the page without the parameter. */
const choices = /[?&](lang|theme|fontSize|layout)=/;

/** Follows every link of the visited pages once, without following redirects but those of a choice, and finds every anchor. */
async function deadLinks(baseURL: string, visited: readonly Visited[]): Promise<string[]> {
  // The sample pages of outside services belong to the demonstration.
  const links = [...new Set(visited.flatMap((each) => each.links))].filter((link) => !/^\/(fake|api)\//.test(link));
  expect(links.length).toBeGreaterThan(50);
  const idsOf = new Map<string, Set<string>>(visited.map(({ name, ids }) => [pageOf(name).path, new Set(ids)]));
  const answers = new Map<string, { status: number; text: string }>();
  const dead: string[] = [];
  for (const link of links) {
    const [address = '', anchor] = link.split('#');
    const answer = answers.get(address) ?? (await answerOf(baseURL, address));
    answers.set(address, answer);
    if (answer.status !== 200) dead.push(`${link}: ${answer.status}`);
    else if (anchor && !answer.text.includes(`id="${anchor}"`)) {
      // Script draws a part of a member's page.
      if (!idsOf.get(address.replace(/^\/\w+|\?.*$/g, ''))?.has(anchor)) dead.push(`${link}: no such anchor`);
    }
  }
  return dead;
}

/** Asks as a visitor without cookies. */
async function answerOf(baseURL: string, address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL(address, baseURL), { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location !== null && choices.test(address)) return answerOf(baseURL, location);
  return { status: answer.status, text: await answer.text() };
}
