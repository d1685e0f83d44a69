import {
  type Lang,
  langs,
  type RouteName,
  routeNames,
  routeOf,
  type Theme,
  themes,
  withQuery,
} from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { phrasesOfOthers, strangeWords } from './crawlWords.js';
import {
  buyByCall,
  emptyCart,
  holdByCall,
  listenForComplaints,
  logInByCall,
  placeholders,
  sampleOffer,
  takenOver,
} from './shop.js';
import { expect, test } from './test.js';

interface Visited {
  name: RouteName;
  path: string;
  title: string;
  links: string[];
  ids: string[];
  /** The links of the masthead's categories and of the footer, in order. */
  navigation: string[];
  /** The hotline's number in the footer, and the link after it. */
  hotline: string[];
}

/** Pages that redirect: a visitor has no session to end, and without a hot event no queue. */
const leadsOn: readonly RouteName[] = ['logout', 'waitingRoom'];

const forEverybody = routeNames.filter((name) => routeOf(name).access === 'everyone');
const forMembers = routeNames.filter((name) => !forEverybody.includes(name));

for (const lang of langs) {
  test(`§2 every page of the site in ${lang} has its texts, no dead link, no finding and no complaint of the browser`, async ({
    page,
    request,
    context,
    baseURL,
  }, { parallelIndex }) => {
    test.slow();
    const complaints = listenForComplaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const offer = await sampleOffer(request, lang);
    const queries: Partial<Record<RouteName, Record<string, string>>> = {
      eventDetail: { eventId: offer.event.id },
      resetPassword: { token: 'expired' },
    };
    const visit = async (name: RouteName): Promise<Visited> => {
      const index = routeNames.indexOf(name);
      const theme = themes[(Math.floor(index / langs.length) + langs.indexOf(lang)) % themes.length] ?? 'default';
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      const path = withQuery(`/${lang}${routeOf(name).path}`, queries[name]);
      const seen = await look(page, name, lang, theme, path);
      // The accessibility matrix covers every language and theme, so each page runs in one of each.
      if (index % langs.length === langs.indexOf(lang)) await expectNoAxeViolations(page, theme);
      return seen;
    };

    const ofEverybody: Visited[] = [];
    await test.step('pages that everyone may see', async () => {
      for (const name of forEverybody) ofEverybody.push(await visit(name));
    });
    const ofMember: Visited[] = [];
    await test.step('pages of a member', async () => {
      const headers = await logInByCall(page, request, parallelIndex);
      await emptyCart(request, parallelIndex);
      const { transactionNumber } = await buyByCall(request, headers, offer);
      await holdByCall(request, headers, offer);
      Object.assign(queries, { receipt: { transactionNumber }, transactionDetail: { transactionNumber } });
      for (const name of forMembers) ofMember.push(await visit(name));
    });
    const visited = [...ofEverybody, ...ofMember];

    await test.step('every page has a title of its own', () => {
      // Without an unsubscription, the success page has the title of the form.
      const titles = visited
        .filter(({ name }) => !leadsOn.includes(name) && name !== 'unsubscribeSuccess')
        .map(({ title }) => title);
      expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
    });
    await test.step('every page has the same navigation, in the same order', () => {
      // The masthead of a purchase step has no categories.
      for (const [first, ...others] of [ofEverybody, ofMember.filter(({ name }) => !routeOf(name).step)]) {
        for (const { name, navigation } of others) expect(navigation, name).toEqual(first?.navigation);
      }
    });
    await test.step('the hotline stands in the same place of every page', () => {
      const first = visited[0]?.hotline;
      expect(first?.[0]).toMatch(/^tel:\+852/);
      for (const { name, hotline } of visited) expect(hotline, name).toEqual(first);
    });
    await test.step('links and anchors are followed once', async () => {
      // Without a session, the pages of a member redirect to the login.
      const dead = await deadLinks(baseURL ?? '', visited, lang);
      const left: string[] = [];
      for (const each of dead) if (await isStillOffered(page, each, visited)) left.push(`${each.link}: ${each.why}`);
      expect(left).toEqual([]);
    });
    // The page of an expired link has the status 410.
    expect(complaints.filter((complaint) => !complaint.includes('status of 410'))).toEqual([]);
  });
}

/** Opens a page and runs the checks of a single page. */
async function look(page: Page, name: RouteName, lang: Lang, theme: Theme, path: string): Promise<Visited> {
  const response = await page.goto(path);
  // The browser reports every violation of the policy.
  const policy = String(response?.headers()['content-security-policy']);
  expect(policy, name).toContain("require-trusted-types-for 'script'");
  expect(policy, name).toContain("object-src 'none'; base-uri 'none'; form-action 'self'");
  await takenOver(page);
  if (!leadsOn.includes(name)) {
    // The server renders a visitor's footer.
    if (routeOf(name).access !== 'everyone') {
      await expect(page.locator('footer a[href$="/Logout.html"]')).toHaveCount(1);
    }
    await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.locator('main [aria-busy=true]').or(placeholders(page)), path).toHaveCount(0);
  expect(await strangeWords(page, lang), `words of ${path}`).toEqual([]);
  expect(await phrasesOfOthers(page, lang), `words of other languages on ${path}`).toEqual([]);
  const seen = await page.evaluate(() => {
    const hrefs = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => link.getAttribute('href') ?? '');
    const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ origin }) => origin === location.origin,
    );
    // A link to a language or to the login contains its own page.
    const footer = hrefs('footer a[href]')
      .filter((href) => !/[?&]lang=/.test(href))
      .map((href) => href.replace(/\?target=.*/, ''));
    const hotline = footer.findIndex((href) => href.startsWith('tel:'));
    return {
      title: document.title,
      links: own.map((link) => link.href.slice(location.origin.length)),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      navigation: [...hrefs('header a[href*="category="]'), ...footer],
      hotline: footer.slice(hotline, hotline + 2),
    };
  });
  return { name, path, ...seen };
}

/** Parameters that set a cookie and redirect to the page without the parameter. */
const choices = /[?&](lang|theme|fontSize|layout)=/;

interface DeadLink {
  link: string;
  why: string;
}

/**
 * Whether a link is followed in this language; all languages follow links with anchors from texts.
 * Languages share the code of addresses, so each address's length selects one.
 */
const isFollowedIn = (lang: Lang, link: string): boolean =>
  link.includes('#') || link.length % langs.length === langs.indexOf(lang);

/** Follows every link once, without redirects except those of a choice, and finds every anchor. */
async function deadLinks(baseURL: string, visited: readonly Visited[], lang: Lang): Promise<DeadLink[]> {
  // The sample pages of outside services belong to the demonstration.
  const links = [...new Set(visited.flatMap((each) => each.links))].filter(
    (link) => !/^\/(fake|api)\//.test(link) && isFollowedIn(lang, link),
  );
  expect(links.length).toBeGreaterThan(50);
  const idsOf = new Map<string, Set<string>>(visited.map(({ name, ids }) => [routeOf(name).path, new Set(ids)]));
  const answers = new Map<string, { status: number; text: string }>();
  const dead: DeadLink[] = [];
  for (const link of links) {
    const [address = '', anchor] = link.split('#');
    const answer = answers.get(address) ?? (await answerOf(baseURL, address));
    answers.set(address, answer);
    if (answer.status !== 200) dead.push({ link, why: String(answer.status) });
    else if (anchor && !answer.text.includes(`id="${anchor}"`)) {
      // Script renders a part of some pages.
      if (!idsOf.get(address.replace(/^\/\w+|\?.*$/g, ''))?.has(anchor)) dead.push({ link, why: 'no such anchor' });
    }
  }
  return dead;
}

/** Reloads the page of a dead link: a performance may have begun since, and then its links are gone. */
async function isStillOffered(page: Page, { link }: DeadLink, visited: readonly Visited[]): Promise<boolean> {
  if (!link.includes('EventDetail.')) return true;
  const origin = visited.find(({ links }) => links.includes(link));
  if (origin === undefined) return true;
  await page.goto(origin.path);
  await takenOver(page);
  const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  return hrefs.some((href) => href !== null && new URL(href, page.url()).href.endsWith(link));
}

/** Requests an address as a visitor without cookies. */
async function answerOf(baseURL: string, address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL(address, baseURL), { redirect: 'manual' });
  const location = answer.headers.get('location');
  // Help texts link to legacy forms of addresses (spec §2).
  if (location !== null && (choices.test(address) || address.endsWith('.do'))) return answerOf(baseURL, location);
  return { status: answer.status, text: await answer.text() };
}
