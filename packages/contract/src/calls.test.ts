import { changeItems, clientErrorCodes, type ErrorCode, errorCodes, fieldErrors } from '@first-gong/domain';
import { Struct } from 'superstruct';
import { describe, expect, it, test } from 'vitest';
import { callNames, callOf } from './callOf.js';
import { seatCalls } from './calls/seats.js';
import { type CallName, calls, errorsOf, uploadErrors } from './calls.js';
import { firstCalls } from './firstCalls.js';
import { laterCalls } from './laterCalls.js';
import { statusOf } from './problem.js';

const routeOf = (name: CallName) => `${calls[name].method} ${calls[name].path}`;

describe('the table of calls', () => {
  it('has each call in one file of the browser', () => {
    const names = [firstCalls, seatCalls, laterCalls].flatMap((file) => Object.keys(file));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has each method and path once', () => {
    const routes = callNames.map(routeOf);
    expect(new Set(routes).size).toBe(routes.length);
  });

  // The calls of the specification, in the provider's spelling (spec §7).
  test.each([
    'GET /api/is_hot_event.do',
    'GET /data/bannerList.json',
    'GET /data/utsvCategoryListWithUrbtix.json',
    'GET /data/utsvEventList.json',
    'GET /data/urbtixEventList.json',
    'GET /data/brandedPresenterList.json',
    'GET /api/kdafEventList.do',
    'GET /api/hkiffEventList.do',
    'GET /data/utsvPassEventList.json',
    'GET /data/newsList.json',
    'GET /data/popupEventList.json',
    'GET /api/addressList.do',
    'GET /data/config.json',
    'POST /Logout.do',
    'POST /ContactUs.do',
    'GET /api/txnChangeRequest/presignedUrl.do',
    'POST /api/txnChangeRequest.do',
    'POST /api/unsubscribe.do',
    'POST /api/user/login.do',
    'POST /api/otp.do',
    'POST /api/otp2.do',
    'POST /api/otp3.do',
    'POST /api/LoginOTP.do',
    'POST /api/login/facebook.do',
    'POST /api/login/google.do',
    'POST /api/login/apple.do',
    'POST /api/user/forgotPassword.do',
    'POST /api/user/register.do',
    'GET /api/Member/TransactionDetail.do',
    'GET /api/Member/MemberInfo.do',
    'POST /api/Member/MemberInfo.do',
    'POST /api/Member/ChangePassword.do',
    'GET /api/user/point_history.do',
    'GET /api/user/balance.do',
    'GET /api/ticketWishlist.do',
    'POST /api/ticketWishlist.do',
    'POST /api/ticketWishlish/{id}/sequence.do',
    'POST /api/ticketWishlist/{id}/payment.do',
    'DELETE /api/ticketWishlist/{id}.do',
    'POST /api/user/txns.do',
    'POST /api/user/personalNotices.do',
    'POST /api/user/personalNotice/read.do',
  ])('§7 has %s, and says that it is the provider’s', (route) => {
    const [name] = callNames.filter((candidate) => routeOf(candidate) === route);
    expect(name).toBeDefined();
    if (name) expect(calls[name].source).toMatch(/^spec §7/);
  });

  it('§7 spells its extensions as the provider does: lists under /data as .json, other calls as .do', () => {
    for (const name of callNames) {
      const { path, method, source } = calls[name];
      expect(path, name).toMatch(/^\/data\/\w+\.json$|^\/(?:api\/)?[\w/{}]+\.do$/);
      if (path.startsWith('/data/')) expect(method, name).toBe('GET');
      expect(source, name).toMatch(/^(?:spec §\d[^,]*)?(?:, )?(?:extension|spelled so there)?$/);
    }
  });

  it('§7 has the names of queries and payloads that the specification gives', () => {
    const fieldsOf = (struct: { schema: unknown } | undefined) => Object.keys((struct?.schema ?? {}) as object);
    expect(fieldsOf(callOf('contactUs').body)).toEqual(['name', 'email', 'contactNumber', 'enquiries']);
    expect(callNames.filter((name) => callOf(name).encoding === 'form')).toEqual(['loginApple', 'contactUs']);
    expect(fieldsOf(callOf('presignedUrl').query)).toEqual(['fileName']);
    expect(fieldsOf(callOf('unsubscribe').query)).toEqual(['email']);
    expect(fieldsOf(callOf('bannerList').query)).toEqual(['date']);
    expect(fieldsOf(callOf('loginOtp').body)).toEqual(['agreed', 'email', 'password']);
    expect(fieldsOf(callOf('login').body)).toEqual(['email', 'password', 'locale']);
    expect(fieldsOf(callOf('changePassword').body)).toEqual(['oldPassword', 'newPassword', 'retypedPassword']);
    expect(fieldsOf(callOf('forgotPassword').body)).toEqual(['email']);
    // The terms precede a one-time password (spec §8).
    for (const name of ['otp', 'otp2', 'otp3'] as const) {
      expect(fieldsOf(callOf(name).body), name).toEqual(['email']);
    }
    expect(callNames.filter((name) => callOf(name).firewall)).toEqual(['otp2']);
  });

  it('has no password, token or code in an address, which every server on the way writes down', () => {
    const inAddress = (name: CallName) => [
      ...Object.keys((callOf(name).query?.schema ?? {}) as object),
      ...(callOf(name).path.match(/(?<=\{)\w+/g) ?? []),
    ];
    const named = callNames.flatMap((name) => inAddress(name).map((parameter) => `${name} ${parameter}`));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((parameter) => /password|token|code|secret|card/i.test(parameter))).toEqual([]);
  });
});

describe('the role of a call', () => {
  it('§6 is visitor for everything that a visitor can do, and for no purchase', () => {
    const forVisitors = callNames.filter((name) => calls[name].who === 'visitor');
    const lists = [
      ...[
        'eventList',
        'listingCounts',
        'searchSuggestions',
        'urbtixEventList',
        'kdafEventList',
        'hkiffEventList',
        'passEventList',
        'categoryList',
      ],
      ...['bannerList', 'brandedPresenterList', 'newsList', 'popupEventList', 'footerMessageList', 'addressList'],
      ...[
        'config',
        'isHotEvent',
        'eventDateList',
        'performanceList',
        'venueList',
        'eventDetail',
        'relatedEventList',
        'seatPlan',
        'seatChanges',
        'bestSeats',
      ],
    ];
    const account = [
      ...['login', 'otp', 'otp2', 'otp3', 'loginOtp', 'loginFacebook', 'loginGoogle', 'loginWechat', 'loginApple'],
      ...['signIn', 'logout', 'register', 'activate', 'forgotPassword', 'resetLink', 'resetPassword'],
    ];
    const cinema = ['cinemaSchedule'];
    const help = [
      ...['contactUs', 'subscribe', 'unsubscribe', 'presignedUrl', 'txnChangeRequest', 'deliveryChangeRequest'],
      ...['deliveryChangePayment', 'boxOfficeSearch', 'kioskSearch', 'placeDistricts'],
    ];
    expect(new Set(forVisitors)).toEqual(new Set([...lists, ...account, ...cinema, ...help]));
  });

  it('§6 is member for favourites, the wish list, points, history and the profile', () => {
    const forMembers = callNames.filter((name) => calls[name].who === 'member').map((name) => calls[name].path);
    for (const path of [
      '/api/favourites.do',
      '/api/ticketWishlist.do',
      '/api/user/balance.do',
      '/api/user/txns.do',
      '/api/Member/TransactionDetail.do',
      '/api/Member/MemberInfo.do',
      '/api/Member/ChangePassword.do',
      '/api/seatHold.do',
      '/api/transactionConfirm.do',
    ]) {
      expect(forMembers).toContain(path);
    }
  });
});

describe('the errors of a call', () => {
  const used = new Set<ErrorCode>([...callNames.flatMap(errorsOf), ...uploadErrors]);

  it('§8 include every code of the catalogue, except those that only a screen notices', () => {
    expect(errorCodes.filter((code) => !used.has(code))).toEqual(
      errorCodes.filter((code) => (clientErrorCodes as readonly ErrorCode[]).includes(code)),
    );
  });

  it('§8 do not include an image that is too large: only the upload target refuses it', () => {
    const ofTarget = uploadErrors.filter((code) => !callNames.some((name) => errorsOf(name).includes(code)));
    expect(ofTarget).toEqual(['imageTooLarge']);
  });

  it('have an HTTP status each, and are listed once per call', () => {
    for (const code of used) expect(statusOf(code), code).toBeGreaterThanOrEqual(400);
    for (const name of callNames) {
      expect(new Set(errorsOf(name)).size, name).toBe(errorsOf(name).length);
      expect(errorsOf(name), name).toContain(callOf(name).systemError ?? 'serverBusy');
    }
  });

  // The table must list every error that the rules report for any input.
  const typed = [
    undefined,
    null,
    '',
    ' ',
    'x',
    'x'.repeat(3000),
    '!?',
    '12',
    'a@b.hk',
    -1,
    0.5,
    7,
    true,
    [],
    ['x'],
    {},
  ];

  it.each(callNames.filter((name) => callOf(name).body ?? callOf(name).query))(
    '§5 %s lists every code its form can refuse with',
    (name) => {
      const struct = callOf(name).body ?? callOf(name).query;
      if (struct === undefined) return;
      const fields = Object.keys((struct.schema ?? {}) as object);
      const forms = fields.flatMap((field) => typed.map((value) => ({ [field]: value })));
      const alike = typed.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
      const ticked = alike.map((form) => ({ ...form, items: changeItems }));
      const codes = [{}, ...forms, ...alike, ...ticked]
        .flatMap((value) => fieldErrors(value, struct))
        .map(({ code }) => code);
      expect(codes.filter((code) => !errorsOf(name).includes(code))).toEqual([]);
    },
  );

  it('is a struct for every body, query and response', () => {
    for (const name of callNames) {
      for (const part of [callOf(name).query, callOf(name).body, callOf(name).response]) {
        if (part !== undefined) expect(part, name).toBeInstanceOf(Struct);
      }
    }
  });
});
