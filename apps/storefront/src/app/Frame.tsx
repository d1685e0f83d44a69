import {
  closesForMaintenance,
  href,
  type NavCategory,
  navCategories,
  type RouteName,
  routeAt,
  routeOf,
  splitLangPath,
} from '@first-gong/domain';
import type { HoldResult } from '@first-gong/screens/shared/HoldToast';
import { PageLayout } from '@first-gong/screens/shared/layout';
import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { PurchaseSteps } from '@first-gong/screens/shared/PurchaseSteps';
import { latePart } from '@first-gong/screens/shared/parts';
import { useText } from '@first-gong/screens/shared/text';
import { WishListOn } from '@first-gong/screens/shared/wishListOn';
import type { MastheadTool } from '@first-gong/ui/Masthead';
import { lazy, memo, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { justNow, useCall, useMemberCall } from '../data/calls.js';
import { loadPart } from '../data/loadPart.js';
import { readSession, useSession, useToken } from '../session/session.js';
import { useAddress } from '../site/address.js';
import { useMemberName } from '../site/clientState.js';
import { HoldNotificationContext } from '../site/holdNotification.js';
import { showNewPage } from '../site/mainElement.js';
import { followLinks } from '../site/navigation.js';
import { usePage } from '../site/PageContext.js';
import { restoreScrollAnchor } from '../site/scrollAnchor.js';
import { useSecondsLeft } from '../site/useSecondsLeft.js';
import { HotEventContext, type Site, useSite } from '../site/useSite.js';
import { useWentBack } from '../site/useWentBack.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import type { HeldSeatsProps } from './HeldSeats.js';
import { heldSeats, sessionEnd, siteNotices } from './lazyParts.js';
import { PageGuard } from './PageGuard.js';
import { pageComponent } from './pages.js';
import { ReplayInput } from './replayInput.js';
import type { SiteNoticeProps } from './SiteNotices.js';
import { useNewsletter } from './useNewsletter.js';
import { useSearchSuggestions } from './useSearchSuggestions.js';

const DisplaySheet = latePart(
  () => import('@first-gong/screens/shared/DisplaySheet'),
  (file) => file.DisplaySheet,
);

/** Lazy, because few visits need the redirects. */
const LegacyRedirect = lazy(async () => {
  const file = await loadPart(() => import('./LegacyRedirect.js'));
  return { default: file.LegacyRedirect };
});

/** The page's category in the masthead; null for lists of partners and other pages. */
function currentCategoryOf(name: RouteName | undefined, query: URLSearchParams): NavCategory | 'all' | null {
  if (name === 'cinema') return 'cinema';
  if (name !== 'home' || query.has('partner') || query.has('presenter')) return null;
  return navCategories.find((category) => category === query.get('category')) ?? 'all';
}

/** Seconds before the end of a hold at which its part loads. The first text shows at 300. */
const loadsHeldSeatsAt = 330;

/** The frame of every page (masthead, preferences, footer) around the page of the address. */
export function Frame() {
  const { t, lang } = useText();
  const { preferences, setPreferences, noScript, footerPages, chatScript } = usePage();
  const { pathname, search } = useAddress();
  const { path } = splitLangPath(pathname);
  const name = routeAt(path);
  const step = name && routeOf(name).step;
  const query = new URLSearchParams(search);
  const token = useToken();
  const wasMember = useRef(false);
  if (token) wasMember.current = true;
  const SessionEnd = sessionEnd.componentIn(lang);
  const HeldSeats = heldSeats.componentIn(lang);
  const [notices, setNotices] = useState<MastheadTool | null>(null);
  const [displayOpen, setDisplayOpen] = useState(false);

  const site = useSite();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-gray', site.gray);
  }, [site.gray]);

  const categories = useCall('categoryList');
  const messages = useCall('footerMessageList');
  const member = useMemberCall('memberInfo');
  const memberName = useMemberName(member.data?.name);
  const cart = useMemberCall('shoppingCart', undefined, { maxAge: justNow });
  const secondsLeft = useSecondsLeft(cart.data?.expiresAt, cart.data?.serverNow, cart.receivedAt);

  const holdNotification = useHoldNotifications();
  const [hasHeld, setHeld] = useState(false);
  const [first, setFirst] = useState<HeldSeatsProps['first']>(null);
  if (first === null && cart.data && secondsLeft > 0) setFirst({ cart: cart.data, secondsLeft });
  const isNearEnd = Boolean(cart.data?.expiresAt) && secondsLeft < loadsHeldSeatsAt;
  if ((holdNotification.news || isNearEnd) && !hasHeld) setHeld(true);

  const closed =
    site.maintenance?.phase === 'on' && name && closesForMaintenance(routeOf(name)) ? site.maintenance : null;
  // A page closed for maintenance repeats the notice's text.
  const siteNotice = noticesOf(
    closed ? { ...site, maintenance: null } : site,
    name === 'waitingRoom' ? null : href(lang, 'waitingRoom'),
  );

  const searchSuggestions = useSearchSuggestions();
  useNewsletter();
  useEffect(followLinks, []);
  useFreshPage(pageAt(pathname, name, query));

  const onTheme = (theme: typeof preferences.theme) => setPreferences({ ...preferences, theme });
  const onFontSize = (fontSize: typeof preferences.fontSize) => setPreferences({ ...preferences, fontSize });
  const chrome = {
    lang,
    path: `${path}${search}`,
    theme: preferences.theme,
    fontSize: preferences.fontSize,
    member: memberName === null ? null : { name: memberName },
    notices,
    hold: token && secondsLeft > 0 ? { secondsLeft } : null,
    categories: categories.data ?? [],
    messages,
    currentCategory: currentCategoryOf(name, query),
    searchText: (name === 'home' && query.get('q')) || '',
    showCategories: step === undefined,
  };

  return (
    <PageLayout
      chrome={chrome}
      onTheme={onTheme}
      onFontSize={onFontSize}
      searchSuggestions={searchSuggestions}
      footerPages={footerPages}
      onRetryMessages={messages.reload}
      onOpenDisplay={() => setDisplayOpen(true)}
      // The receipt renders its own steps, because it knows the state of the purchase.
      steps={step && step !== 'receipt' && <PurchaseSteps current={step} />}
      noScript={noScript}
      notices={
        siteNotice && (
          <ErrorBoundary path={pathname} part>
            <SiteNotice kind="notices" {...siteNotice} />
          </ErrorBoundary>
        )
      }
      chat={
        chatScript && (
          <ErrorBoundary path={pathname} part>
            <SiteNotice kind="chat" script={chatScript} />
          </ErrorBoundary>
        )
      }
    >
      <ErrorBoundary path={pathname} part>
        {wasMember.current && <SessionEnd onNotices={setNotices} />}
      </ErrorBoundary>
      {displayOpen && (
        <DisplaySheet
          partName={t('common.display')}
          chrome={chrome}
          open
          onOpenChange={setDisplayOpen}
          onTheme={onTheme}
          onFontSize={onFontSize}
        />
      )}
      <ErrorBoundary path={pathname}>
        <Content
          name={name}
          closed={closed}
          hotEvent={site.hotEvent}
          wishList={site.wishList}
          holdNotification={holdNotification}
        />
      </ErrorBoundary>
      {hasHeld && (
        <ErrorBoundary path={pathname} part>
          <HeldSeats
            holdNotification={holdNotification}
            cart={cart}
            secondsLeft={secondsLeft}
            first={first}
            page={name}
            address={`${pathname}${search}`}
          />
        </ErrorBoundary>
      )}
    </PageLayout>
  );
}

/** Requests its component here: if the server had requested it earlier, the next document would lack the notice. */
function SiteNotice(props: SiteNoticeProps) {
  const { lang } = useText();
  const Notice = siteNotices.componentIn(lang);
  return <Notice {...props} />;
}

interface ContentProps {
  name: RouteName | undefined;
  closed: Site['maintenance'];
  hotEvent: boolean;
  wishList: boolean;
  holdNotification: ReturnType<typeof useHoldNotifications>;
}

/** The page. Memoized, because a new render of the frame during hydration would hydrate the page in one task. */
const Content = memo(function Content({ name, closed, hotEvent, wishList, holdNotification }: ContentProps) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <HotEventContext value={hotEvent}>
        <WishListOn value={wishList}>
          <HoldNotificationContext value={holdNotification}>
            {name && closed ? (
              <SiteNotice kind="closed" state={closed} />
            ) : name ? (
              <PageAt key={name} name={name} />
            ) : (
              <LegacyRedirect />
            )}
          </HoldNotificationContext>
        </WishListOn>
      </HotEventContext>
      <ReplayInput />
    </Suspense>
  );
});

const noticesOf = ({ weather, maintenance, hotEvent, changed }: Site, waitingRoom: string | null) =>
  weather === 'none' && maintenance === null && !(hotEvent && waitingRoom)
    ? null
    : { weather, maintenance, waitingRoom: hotEvent ? waitingRoom : null, announced: changed };

function useHoldNotifications() {
  const session = useSession();
  const [latest, setLatest] = useState<{ session: string | null; news: HoldResult | null }>({
    session: null,
    news: null,
  });
  const tell = useCallback((news: HoldResult | null) => setLatest({ session: readSession(), news }), []);
  const news = session && latest.session === session ? latest.news : null;
  return useMemo(() => ({ news, tell }), [news, tell]);
}

/** The page of a route, behind its guard. Memoized, because the frame renders at every tick of its clock. */
const PageAt = memo(function PageAt({ name }: { name: RouteName }) {
  const { lang } = useText();
  const Page = pageComponent(name, lang);
  return (
    <PageGuard access={routeOf(name).access}>
      <Page />
    </PageGuard>
  );
});

/** Distinguishes pages that share a path: each event, and the views of the login page. */
const pageAt = (pathname: string, name: RouteName | undefined, query: URLSearchParams): string =>
  `${pathname} ${name === 'eventDetail' ? query.get('eventId') : name === 'login' ? query.get('view') : ''}`;

/** Shows a new page from its top. The Back button restores the followed link and the scroll position. */
function useFreshPage(page: string): void {
  const shownPage = useRef(page);
  const wentBack = useWentBack();
  // Before the effects of the page, which may redirect to a view of it.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (wentBack.current && restoreScrollAnchor()) return;
    return showNewPage();
  }, [page, wentBack]);
}
