import { describe, expect, test } from 'vitest';
import { langs } from '../language/language.js';
import { admission } from './admission.js';
import { href } from './href.js';
import { pagePath } from './pagePath.js';
import { destinationOf, locationOf } from './redirects.js';
import { routeAt, routeNames, routeOf, routes } from './routes.js';

const pagesOf = (access: 'everyone' | 'member' | 'wishListMember') =>
  routeNames.filter((name) => routeOf(name).access === access);

describe('§2 the table of routes', () => {
  test('has every page that the specification lists, and each has a screen', () => {
    const listed = [
      ...['Events', 'Login', 'ForgotPassword', 'ResetPassword', 'Logout'],
      ...['Member/TxnHistory', 'Member/WishList', 'Member/TransactionDetail', 'Member/MemberInfo'],
      ...['Member/TopUpsHistory', 'AboutUs', 'Help', 'CS', 'PastEvents', 'TxnChangeRequest', 'Faq', 'BuyTickets'],
      ...['SystemRequirement', 'BuyEventTickets', 'PaymentMethod', 'Delivery', 'ServiceFee'],
      ...['DeliveryChangeRequest', 'BoxOffice', 'TicketingTerminal', 'ReleaseNotes', 'Unsubscribe'],
      'UnsubscribeSuccess',
    ];
    const paths: string[] = routeNames.map((name) => routeOf(name).path);
    expect(paths).toEqual(expect.arrayContaining(listed.map((page) => `/${page}.html`)));
  });

  test('has each address and each name once', () => {
    const paths = routeNames.map((name) => routeOf(name).path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('finds a route by its path alone', () => {
    expect(routeAt('/Member/TxnHistory.html')).toBe('txnHistory');
    expect(routeAt('/member/txnhistory.html')).toBeUndefined();
    expect(routeAt('/Register.html')).toBeUndefined();
  });
});

describe('§2 the page that an address means', () => {
  test.each(routeNames.map((name) => [name, routeOf(name)] as const))(
    '%s has its address in each language',
    (name, page) => {
      for (const lang of [...langs, 'en-us', 'zh-hk', 'zh-cn']) {
        expect(destinationOf(`/${lang}${page.path}`)).toEqual({ name });
      }
    },
  );

  test('every page but ForgotPassword has an address without a language too', () => {
    expect(routeNames.filter((name) => destinationOf(routeOf(name).path) === null)).toEqual(['forgotPassword']);
  });

  test.each([
    ['/Register.html', { name: 'login' }],
    ['/.well-known/change-password', { name: 'memberInfo', anchor: 'password' }],
    ['/ServiceCharge.html', { name: 'serviceFee' }],
    ['/Tdm.html', { name: 'ticketingTerminal' }],
    ['/SystemRequirement.do', { name: 'systemRequirement' }],
    ['/ServiceCharge.do', { name: 'serviceFee' }],
    ['/TermsOfUse.do', { name: 'releaseNotes', anchor: 'termsconditions' }],
    ['/BoxOffice.do', { name: 'boxOffice' }],
    ['/Tdm.do', { name: 'ticketingTerminal' }],
    ['/ForgotPassword.do', { name: 'forgotPassword' }],
    ['/ContactUs.do', { name: 'contactUs' }],
    ['/Member/TxnHistory.do', { name: 'txnHistory' }],
    ['/FAQ2.do', { name: 'faq' }],
  ])('%s is a redirect, with and without a language', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
    expect(destinationOf(`/zh-cn${path}`)).toEqual(destination);
  });

  test.each(['/', '/en_us', '/zh-hk', '/zh_cn/', '/no/such/page', '/Events.htm', '/events.html', '', '/__proto__'])(
    '%s means none, and leads home',
    (path) => {
      expect(destinationOf(path)).toBeNull();
    },
  );
});

describe('§2 the final address of an address', () => {
  test.each([
    ['/zh_hk/Events.html', 'q=jazz', '/zh_hk/Events.html?q=jazz'],
    ['/Login.html', '?target=%2F', '/zh_hk/Login.html?target=%2F'],
    ['/en-us/Register.html', '?lang=zh_hk&target=%2F', '/zh_hk/Login.html?target=%2F'],
    ['/en_us/Member/TxnHistory.do', '', '/zh_hk/Member/TxnHistory.html'],
    ['/no/such/page', 'q=jazz', '/zh_hk/Events.html'],
    ['/Member/WishList.html', 'words=jazz', '/zh_hk/Member/WishList.html?words=jazz'],
    ['/ServiceCharge.html', '', '/zh_hk/ServiceFee.html'],
    ['/en_us/FAQ2.do', 'words=seat', '/zh_hk/Faq.html?words=seat'],
    ['/TermsOfUse.do', '', '/zh_hk/ReleaseNotes.html#termsconditions'],
    ['//evil.example', '', '/zh_hk/Events.html'],
  ])('%s?%s becomes %s', (pathname, search, location) => {
    expect(locationOf('zh_hk', pathname, search)).toBe(location);
  });
});

describe('the address of a page', () => {
  test('§2 is below its language', () => {
    expect(langs.map((lang) => href(lang, 'txnHistory'))).toEqual([
      '/en_us/Member/TxnHistory.html',
      '/zh_hk/Member/TxnHistory.html',
      '/zh_cn/Member/TxnHistory.html',
    ]);
  });

  test('carries its query, escaped as a form would', () => {
    expect(href('en_us', 'home', {})).toBe('/en_us/Events.html');
    expect(href('en_us', 'home', { q: 'jazz & blues', page: '2' })).toBe('/en_us/Events.html?q=jazz+%26+blues&page=2');
    expect(pagePath('resetPassword', { token: 'a/b' })).toBe('/ResetPassword.html?token=a%2Fb');
  });

  test('does not compile without what the page requires, nor for a page that is not in the table', () => {
    // @ts-expect-error: a receipt is that of one transaction.
    expect(href('en_us', 'receipt')).toBe('/en_us/Receipt.html');
    // @ts-expect-error: only pages of the table have an address to link to.
    expect(() => href('en_us', 'noSuchPage')).toThrow();
  });

  test('leads back to its page', () => {
    for (const name of routeNames) {
      const [pathname = ''] = `/zh_hk${pagePath(name, { eventId: '1', transactionNumber: '2' })}`.split('?');
      expect(destinationOf(pathname)).toEqual({ name });
    }
  });
});

describe('§6 who may see a page', () => {
  const wishListOn = { showWishList: true, specificPeriodGray: null };

  test.each([...pagesOf('member'), ...pagesOf('wishListMember')])(
    '%s leads a visitor to log in, and is shown to a member',
    (name) => {
      expect(admission(routeOf(name).access, 'visitor', wishListOn)).toBe('login');
      expect(admission(routeOf(name).access, 'member', wishListOn)).toBe('show');
    },
  );

  test('favourites, member services and the purchase are for members, and no other page is', () => {
    const paths = [...pagesOf('member'), ...pagesOf('wishListMember')].map((name) => routeOf(name).path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/Member/Favourites.html',
        '/Member/MemberInfo.html',
        '/Member/TopUps.html',
        '/Member/TopUpsHistory.html',
        '/Member/TransactionDetail.html',
        '/Member/TxnHistory.html',
        '/Member/WishList.html',
      ]),
    );
    const everybodys = pagesOf('everyone').map((name) => routeOf(name).path);
    expect(everybodys.filter((path) => path.startsWith('/Member/'))).toEqual([]);
    const elsewhere = paths.filter((path) => !path.startsWith('/Member/'));
    expect(elsewhere.sort()).toEqual([
      '/Receipt.html',
      '/ShoppingCart.html',
      '/TransactionPreview.html',
      '/WaitingRoom.html',
    ]);
  });

  test.each(pagesOf('everyone'))('%s is shown to everybody', (name) => {
    expect(admission(routeOf(name).access, 'visitor', null)).toBe('show');
    expect(admission(routeOf(name).access, 'member', null)).toBe('show');
  });

  test.each(pagesOf('wishListMember'))('%s leads home unless the config says that the wish list is on', (name) => {
    for (const config of [null, { ...wishListOn, showWishList: false }]) {
      expect(admission(routeOf(name).access, 'visitor', config)).toBe('home');
      expect(admission(routeOf(name).access, 'member', config)).toBe('home');
    }
  });

  test('the steps of a purchase are shown on its pages, in their order', () => {
    expect(routeNames.filter((name) => 'step' in routes[name])).toEqual([
      'shoppingCart',
      'transactionPreview',
      'receipt',
    ]);
  });
});
