import { type NavCategory, navCategories } from '@first-gong/domain';
import { PageLayout } from '@first-gong/screens/shared/layout';
import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { PurchaseSteps } from '@first-gong/screens/shared/purchaseSteps';
import { useText } from '@first-gong/screens/shared/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useCall } from './calls.js';
import { Failsafe } from './Failsafe.js';
import { followLinks } from './navigation.js';
import { usePage } from './PageContext.js';
import { PageGuard } from './PageGuard.js';
import { home, pageComponent, type RouteEntry, routeAt, routes } from './pages.js';
import { useToken } from './session.js';
import { useSecondsLeft } from './useSecondsLeft.js';

const DisplaySheet = lazy(async () => ({
  default: (await import('@first-gong/screens/shared/displaySheet')).DisplaySheet,
}));

const toCategory = (text: string | null): NavCategory | 'all' =>
  navCategories.find((category) => category === text) ?? 'all';

/** What stands around every page: masthead, preferences, footer; and the page of the address inside. */
export function Frame() {
  const { lang } = useText();
  const { preferences, setPreferences } = usePage();
  const [path] = useLocation();
  const search = useSearch();
  const route = routeAt(path);
  const query = new URLSearchParams(search);
  const token = useToken();
  const [displayOpen, setDisplayOpen] = useState(false);

  const categories = useCall('categoryList');
  const member = useCall(token ? 'memberInfo' : null);
  const cart = useCall(token ? 'shoppingCart' : null, undefined, { fresh: true });
  const secondsLeft = useSecondsLeft(cart.data?.expiresAt, cart.data?.serverNow, cart.receivedAt);

  useEffect(followLinks, []);
  useFreshPage(path);

  const onTheme = (theme: typeof preferences.theme) => setPreferences({ ...preferences, theme });
  const onFontSize = (fontSize: typeof preferences.fontSize) => setPreferences({ ...preferences, fontSize });
  const chrome = {
    lang,
    path: `${path}${search && `?${search}`}`,
    theme: preferences.theme,
    fontSize: preferences.fontSize,
    member: token && member.data ? { name: member.data.name } : null,
    hold: token && secondsLeft > 0 ? { secondsLeft } : null,
    categories: categories.data ?? [],
    currentCategory: path === home ? toCategory(query.get('category')) : null,
    searchText: query.get('q') ?? '',
    showCategories: route?.step === undefined,
  };

  return (
    <PageLayout
      chrome={chrome}
      onTheme={onTheme}
      onFontSize={onFontSize}
      onOpenDisplay={() => setDisplayOpen(true)}
      steps={route?.step && <PurchaseSteps current={route.step} />}
    >
      {displayOpen && (
        <Failsafe path={path}>
          <Suspense>
            <DisplaySheet
              chrome={chrome}
              open
              onOpenChange={setDisplayOpen}
              onTheme={onTheme}
              onFontSize={onFontSize}
            />
          </Suspense>
        </Failsafe>
      )}
      <Failsafe path={path}>
        <Suspense fallback={<LoadingScreen />}>
          <Switch>
            {routes.map((each) => (
              <Route key={each.path} path={each.path}>
                <PageAt route={each} />
              </Route>
            ))}
            <Route>
              <Redirect to={home} replace />
            </Route>
          </Switch>
        </Suspense>
      </Failsafe>
    </PageLayout>
  );
}

/** The page of a route, behind the login where only a member may see it. */
function PageAt({ route }: { route: RouteEntry }) {
  const { lang } = useText();
  const Page = pageComponent(route, lang);
  return route.memberOnly ? (
    <PageGuard>
      <Page />
    </PageGuard>
  ) : (
    <Page />
  );
}

/** A new page begins at its top, and with the reader's focus: what a new document would do. */
function useFreshPage(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
