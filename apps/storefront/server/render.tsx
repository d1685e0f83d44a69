import { randomBytes } from 'node:crypto';
import { addressOf, callOf, firstCalls } from '@first-gong/contract';
import {
  canonicalQuery,
  closesForMaintenance,
  deliveryChangeWorkingDays,
  districts,
  type EventDetail,
  type Failure,
  hongKongDate,
  isListedRoute,
  type Lang,
  type ListedRoute,
  type PopupEvent,
  routeOf,
} from '@first-gong/domain';
import { createFormat, createTranslate, type Translate } from '@first-gong/i18n';
import { loadWords } from '@first-gong/i18n/load';
import { FooterPages, type FooterPagesProps } from '@first-gong/screens/shared/FooterPages';
import { NoScript } from '@first-gong/screens/shared/layout';
import { TextProvider } from '@first-gong/screens/shared/text';
import { Container } from '@first-gong/ui/Container';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../src/app/App.js';
import { sessionEndAreas, sessionEndFile, siteNotices, siteNoticesFile } from '../src/app/lazyParts.js';
import { pageFile, pageSource } from '../src/app/pageFiles.js';
import { loadPage } from '../src/app/pages.js';
import type { PageState } from '../src/app/state.js';
import { clientFile, type Delivered, laterCallsFile } from '../src/data/calls.js';
import { callKey } from '../src/data/responseCache.js';
import { popupAt } from '../src/home/popups.js';
import type { PageHead, SiteSettings } from '../src/site/PageContext.js';
import { type MemberNeed, type Need, need } from '../src/site/pageModule.js';
import type { Address } from './address.js';
import type { Api } from './api.js';
import { contentFile, createAssets } from './assets.js';
import { deliver } from './deliver.js';
import { renderDocument } from './document.js';
import { picturePath, pictureSize } from './posterPicture.js';
import { alternatesOf } from './searchEngines.js';
import type { SiteView } from './site.js';
import { type EventAtSite, eventData } from './structuredData.js';

const frameNeeds: Need[] = [need('categoryList', {}, 'view'), need('footerMessageList', {}, 'later')];

/** The member's calls of the frame. Script requests the notices, because a hot event decides about them (spec §4). */
const frameMemberNeeds: MemberNeed[] = [['memberInfo'], ['shoppingCart']];

export interface RenderOptions extends SiteSettings {
  clientDir: string;
  apiUrl: string;
  /** Public origin of the site, such as `https://shop.example`, for search engines. */
  siteUrl: string;
  /** The provider's pages on other sites, for the footer. @default none */
  socialLinks?: FooterPagesProps['social'];
  now: () => number;
}

export interface RenderedPage {
  status: number;
  html: string;
  nonce: string;
  /** Whether every call succeeded. Only complete documents are cached. */
  complete: boolean;
  closed: boolean;
}

/** Creates the function that renders an address as a document. */
export function createRenderer(options: RenderOptions, api: Api) {
  const { siteUrl, demoMember, signInPath, chatScript, firewallScript, now } = options;
  const assetsOf = createAssets(options.clientDir);

  return async (
    { lang, route, search, preferences, themeChosen }: Extract<Address, { kind: 'page' }>,
    unsent: boolean,
    site: SiteView,
  ): Promise<RenderedPage> => {
    const { path } = routeOf(route);
    const query = new URLSearchParams(search);
    const [words, about, footer, module] = await Promise.all([
      loadWords(lang, ['common']),
      loadWords(lang, ['common', 'document']),
      loadWords(lang, ['footer']),
      loadPage(route, lang),
    ]);
    const needed = [...frameNeeds, ...(module.needs?.(query, hongKongDate(site.now)) ?? [])];
    const { delivered, pageFailures } = await deliver(needed, lang, api(lang));
    const closed = site.maintenance?.phase === 'on' && closesForMaintenance(routeOf(route));
    const hasSiteNotice =
      closed || site.weather !== 'none' || site.maintenance !== null || site.hotEvent || Boolean(chatScript);
    if (hasSiteNotice) await siteNotices.load(lang);
    const state: PageState = {
      lang,
      madeAt: site.now,
      preferences,
      delivered: {
        answers: { ...delivered.answers, ...site.answersIn(lang) },
        failures: delivered.failures,
      },
      demoMember,
      unsent,
      signInPath,
      chatScript,
      firewallScript,
      hasSiteNotice,
    };
    let head: PageHead = { title: '' };
    const html = renderToString(
      <App
        {...state}
        words={words}
        documentAddress={{ pathname: `/${lang}${path}`, search: search && `?${search}` }}
        server={{
          noScript: (
            <TextProvider lang={lang} words={about}>
              <NoScript />
            </TextProvider>
          ),
          footerPages: (
            <TextProvider lang={lang} words={footer}>
              <FooterPages social={options.socialLinks ?? []} />
            </TextProvider>
          ),
          collectHead: (page) => {
            head = page;
          },
        }}
      />,
    );
    const failures = Object.values(delivered.failures);
    const status = closed ? 503 : statusFor(pageFailures);
    const isPublic = routeOf(route).access === 'everyone';
    const t = createTranslate(lang, { ...words, ...about });
    const event = eventIn(delivered, lang, search);
    const needsScript = module.needsScript?.(query, event);
    const isLacking = failures.length > 0 || closed || site.gray || needsScript;
    const start = !isPublic || !module.needs ? 'now' : isLacking ? 'idle' : 'intention';
    const memberNeeds = isPublic
      ? []
      : [...frameMemberNeeds, ...(module.memberNeeds?.(new URLSearchParams(search)) ?? [])];
    const shown = head.search ?? search;
    const isWhole = canonicalQuery(route, shown) === '';
    const areas = ['common', ...pageSource(route).areas, ...(isPublic ? [] : sessionEndAreas)] as const;
    const nonce = randomBytes(16).toString('base64url');
    return {
      status,
      complete: failures.length === 0,
      closed: closed || pageFailures.some(({ code }) => code === 'maintenance'),
      nonce,
      html: renderDocument({
        state: start === 'now' ? { ...state, pageWords: await loadWords(lang, areas) } : state,
        title: head.title,
        description: isListedRoute(route)
          ? descriptionOf(t, { route, event, heading: isWhole ? null : head.title })
          : null,
        sharing: { siteName: t('common.brandName'), ...sharingOf({ siteUrl, t, event }) },
        alternates: status !== 200 ? null : alternatesOf(lang, { siteUrl, route, search: shown }),
        html,
        lost: renderToStaticMarkup(
          <div id="lost" role="alert" hidden>
            <Container>{createTranslate(lang, words)('common.partLoadFailed')}</Container>
          </div>,
        ),
        assets: assetsOf(`src/${pageFile(route)}`, lang, areas, [
          contentFile(route, lang),
          ...(hasSiteNotice ? [siteNoticesFile] : []),
          ...(start === 'now' ? [clientFile] : []),
          ...(memberNeeds.some(([name]) => !(name in firstCalls)) ? [laterCallsFile] : []),
          ...(isPublic ? [] : [sessionEndFile]),
        ]),
        gray: site.gray,
        nonce,
        themeOfSystem: !themeChosen,
        start,
        memberCalls: memberNeeds.map(([name, query]) => {
          const call = callOf(name);
          return [call.method, addressOf(call, { query }, { lang, now })];
        }),
        wait: waitFor(site),
        popup: site.hotEvent ? '' : popupIn(delivered, lang, site.now),
      }),
    };
  };
}

/** 404 if the API does not have the page's subject, 503 if the API did not respond. */
function statusFor(failures: Failure[]): number {
  if (failures.some(({ kind }) => kind === 'notFound' || kind === 'notOffered')) return 404;
  return failures.length > 0 ? 503 : 200;
}

/** Milliseconds. */
const longestWait = 60_000;

/** Milliseconds that script starts before a site-wide change. A cached document is up to 10 seconds old. */
const startAhead = 20_000;

/** Milliseconds after which script starts without interaction, in time for an announced change. */
const waitFor = ({ changesIn }: SiteView): number =>
  changesIn === null ? longestWait : Math.max(0, Math.min(longestWait, changesIn - startAhead));

const popupIn = ({ answers }: Delivered, lang: Lang, now: number): string =>
  popupAt((answers[callKey(lang, 'popupEventList')]?.data as PopupEvent[] | undefined) ?? [], now)?.popupId ?? '';

const eventIn = ({ answers }: Delivered, lang: Lang, search: string): EventDetail | null => {
  const eventId = new URLSearchParams(search).get('eventId') ?? '';
  return (answers[callKey(lang, 'eventDetail', { query: { eventId } })]?.data as EventDetail | undefined) ?? null;
};

/** Describes a page for search engines. Categories and later pages add their heading, so that descriptions differ. */
function descriptionOf(
  t: Translate<'common' | 'document'>,
  { route, event, heading }: { route: ListedRoute; event: EventDetail | null; heading: string | null },
): string {
  if (route === 'eventDetail' && event) {
    const { byline, venue, firstDate, lastDate, description } = event;
    const days = createFormat(t.lang).dayRange(firstDate, lastDate);
    return t('document.event', { byline, venue, days, text: description[0] ?? '' });
  }
  const description = t(`document.${route}`, { districts: districts.length, days: deliveryChangeWorkingDays });
  const name = heading?.replace(` | ${t('common.brandName')}`, '');
  return name === undefined ? description : t('document.part', { heading: name, description });
}

function sharingOf({ event, ...site }: Omit<EventAtSite, 'event' | 'image'> & { event: EventDetail | null }) {
  if (event === null) return { image: null, event: null };
  const address = `${site.siteUrl}${picturePath}?${new URLSearchParams({ eventId: event.id })}`;
  return { image: { address, ...pictureSize }, event: eventData({ ...site, event, image: address }) };
}
