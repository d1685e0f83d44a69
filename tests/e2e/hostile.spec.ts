import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { demoMember } from '@first-gong/fake-api/samples';
import fc from 'fast-check';
import { emptyCart, holdSeats, listenForComplaints, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request unchanged. A browser or `fetch` would normalize its path and headers. */
function send(
  origin: string | undefined,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin ?? '');
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A cookie of the storefront, with one of its names and a plain value. */
const ownCookie = /^(?:lang|theme|fontSize|layout)=\w+; Path=\/; Max-Age=2592000; SameSite=Lax$/;

/** Checks the requirements that hold for the response to every request. */
function expectHarmless({ status, headers, body }: RawResponse, request: RawRequest): void {
  const about = `${request.method ?? 'GET'} ${request.path.slice(0, 100)} ${JSON.stringify(request.headers ?? {})}`;
  expect(status, about).toBeGreaterThanOrEqual(200);
  expect(status, about).toBeLessThan(500);
  expect(body, about).not.toMatch(/\n\s+at \S+.*:\d+/);
  expect(body, about).not.toContain('node_modules');
  expect(headers.location ?? '/', about).toMatch(/^\/(?![/\\])/);
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie, about).toMatch(ownCookie);
}

const json = { 'content-type': 'application/json' };
const aPage = '/en_us/Events.html';
const aFile = '/icon.svg';
const aList = '/data/utsvEventList.json';
const forMembers = '/api/Member/MemberInfo.do';

test('§2 every address, however malformed, leads to a page of this site', async ({ baseURL }) => {
  const paths = [
    '/%E0%A4%A',
    '/en_us/%E0%A4%A',
    '/%00',
    '/%2500',
    '/%2545vents.html',
    '//evil.example',
    '//evil.example/en_us/Events.html',
    '/\\evil.example',
    '/%5Cevil.example',
    '/en_us//evil.example',
    'http://evil.example/',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/__proto__',
    '/constructor',
    '/db',
    '/?lang[]=x&lang=%00',
    '/?lang=zh_hk&lang=en_us&theme=night&theme=%00',
    '/?lang=en_us%0d%0aSet-Cookie:%20taken=1',
    '/?theme=night%0d%0aX-Taken:%201&layout=__proto__&fontSize=constructor',
    '/?__proto__[x]=1&constructor=2',
    '/en_us/Events.html?q=%ED%A0%80',
    '/Register.html?target=//evil.example',
    `/${'a'.repeat(15_000)}`,
    '/assets/../../server/server.js',
    '/nothing.js',
    '/%00.png',
  ];
  for (const path of paths) {
    const answer = await send(baseURL, { path });
    expectHarmless(answer, { path });
    expect(answer.status, path).toBe(302);
    expect(answer.headers.location, path).toMatch(/^\/(en_us|zh_hk|zh_cn)\//);
  }
});

test('an address of a file that does not exist is not found, however malformed', async ({ baseURL }) => {
  const paths = ['/assets/%E0%A4%A', '/assets/%2500', '/assets/nothing.js', '/steps/%00.png', '/.well-known/%00'];
  for (const path of [...paths, `/assets/${'a'.repeat(15_000)}.css`]) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await send(baseURL, { method, path });
      expectHarmless(answer, { method, path });
      expect(answer.status, path).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body.length).toBeLessThan(100);
    }
  }
});

test('the calls decode a value once: twice encoded, it is another value', async ({ baseURL, request }) => {
  const { event } = await sampleOffer(request, 'en_us');
  const once = encodeURIComponent(event.id).replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const twice = encodeURIComponent(once);
  const statuses = {
    [`/api/eventDetail.do?eventId=${once}`]: 200,
    [`/api/eventDetail.do?eventId=${twice}`]: 404,
    [`/en_us/EventDetail.html?eventId=${twice}`]: 404,
    '/data/%75tsvEventList.json': 404,
    '/api/%2500': 404,
    '/fake/%64emo.css': 200,
    '/fake/%2564emo.css': 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const answer = await send(baseURL, { path });
    expectHarmless(answer, { path });
    expect(answer.status, path).toBe(status);
  }
});

test('a path of 20 kB is refused before it is read', async ({ baseURL }) => {
  const path = `/${'a'.repeat(20_000)}`;
  const answer = await send(baseURL, { path });
  expectHarmless(answer, { path });
  expect(answer.status).toBe(431);
});

test('cookies of 17 kB, which other sites of the same host have left, get a page that says what to do', async ({
  page,
  context,
  baseURL,
}) => {
  const cookie = (index: number) => ({ name: `other${index}`, value: 'x'.repeat(3400), url: baseURL ?? '' });
  await context.addCookies([0, 1, 2, 3, 4].map(cookie));
  expect((await page.goto(aPage))?.status()).toBe(431);
  await expect(page.getByText('Delete the cookies of this address')).toBeVisible();
  await expect(page.getByText('刪除此網址的 cookie')).toBeVisible();
  await context.clearCookies();
  expect((await page.goto(aPage))?.status()).toBe(200);
});

/** A request with parts that servers parse differently. */
const oddRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'),
  path: fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '/', '//', '///', '.', '..', '\\', ':', '@', '?', '&', '=', '#', ';', '*', '__proto__'),
        fc.constantFrom('%', '%2', '%2F', '%5C', '%00', '%0d%0a', '%E0%A4%A', '%FF', '%u0041', '%25', '[', ']', '|'),
        fc.constantFrom('stories', 'fake', 'fake/upload', 'api', 'data', 'assets', 'en_us', 'zh_hk', 'Member'),
        fc.constantFrom(
          'Events.html',
          'EventDetail.html',
          'eventDetail.do',
          'utsvEventList.json',
          'bank',
          'id',
          'outbox',
        ),
        fc.constantFrom('calendar', 'poster', 'sitemap.xml', 'eventId', 'locale', 'target', 'transactionNumber'),
        fc.constantFrom('http://evil.example', '//evil.example', 'javascript:', '\u00e9', '\u00ff'),
      ),
      { maxLength: 8 },
    )
    .chain((parts) => fc.constantFrom(`/${parts.join('')}`, `/${parts.join('')}`, parts.join('/') || '*')),
  headers: fc.dictionary(
    fc.constantFrom(
      'cookie',
      'accept',
      'accept-language',
      'accept-encoding',
      'range',
      'host',
      'content-type',
      'origin',
    ),
    fc.constantFrom(
      '',
      ',',
      ';',
      '%',
      '*',
      '\u00ff',
      '__proto__',
      'bytes=9-2',
      'lang=%E0;theme=;=',
      'zh-;q=x',
      '//',
      'a:b:c',
    ),
    { maxKeys: 3 },
  ),
});

test('10,000 odd requests leave the server alive, and every answer is of this site', async ({ baseURL }) => {
  const requests = fc.sample(oddRequest, { numRuns: 10_000, seed: 1 });
  const faults: string[] = [];
  const sendAll = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const { status, body } = await send(baseURL, request);
      const isOrderly = (status < 500 || status === 503) && !/\n\s+at \S+.*:\d+/.test(body);
      if (!isOrderly) faults.push(`${status} for ${JSON.stringify(request)}: ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendAll));
  expect(faults).toEqual([]);
  expect((await send(baseURL, { path: aPage })).status).toBe(200);
});

test('unknown filters are ignored, and unknown events are not found', async ({ baseURL }) => {
  const statuses: Record<string, number> = {
    [`${aPage}?page=-1`]: 200,
    [`${aPage}?page=1e99&sort=toString`]: 200,
    [`${aPage}?date=9999-99-99&date=2026-02-31`]: 200,
    [`${aPage}?category=constructor&interest=__proto__`]: 200,
    [`${aPage}?q=${'x'.repeat(16_000)}`]: 200,
    '/en_us/EventDetail.html': 404,
    // An empty parameter is removed from the address.
    '/en_us/EventDetail.html?eventId=': 302,
    '/en_us/EventDetail.html?eventId=%00': 404,
    '/en_us/EventDetail.html?eventId=__proto__': 404,
    [`/en_us/EventDetail.html?eventId=${'x'.repeat(7000)}`]: 404,
    [`${aList}?page=__proto__&q[]=1&q=2`]: 200,
    [`${aList}?locale=__proto__&page=99999999999999999999`]: 200,
    '/data/eventDateList.json?from=275760-09-13': 200,
    '/data/bannerList.json?date=0000-00-00&date=b': 200,
    '/api/eventDetail.do?eventId=constructor': 404,
    '/api/eventDetail.do?eventId[]=1': 400,
    '/api/%E0%A4%A': 404,
    '/data/%E0%A4%A.json': 404,
    '/fake/bank?transactionNumber=__proto__&key=': 404,
    '/fake/outbox/__proto__': 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const answer = await send(baseURL, { path });
    expectHarmless(answer, { path });
    expect(answer.status, path).toBe(status);
  }
});

test('pages and files can only be read: every other method is refused with 405', async ({ baseURL }) => {
  for (const path of ['/', aPage, '/en_us/Login.html', aFile, aList]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND']) {
      const answer = await send(baseURL, { method, path });
      expectHarmless(answer, { method, path });
      expect(answer.status, `${method} ${path}`).toBe(405);
    }
  }
});

test('unexpected headers change nothing', async ({ baseURL }) => {
  const headers: Record<string, string>[] = [
    { cookie: 'lang=%E0%A4%A; theme=\u00ff; =;;;==; __proto__=x; fontSize=NaN; layout; lang=//evil.example' },
    { cookie: `theme=${'x'.repeat(8000)}` },
    { 'accept-language': ';;q=a,*,,-,zh-\u00ff' },
    { 'accept-encoding': '\u00ff;q=zz,,,br;q=0' },
    { 'accept-encoding': 'br, gzip, __proto__' },
    { range: 'bytes=5-2' },
    { range: 'bytes=99999999-' },
    { range: 'bytes=0-0,2-3' },
    { range: 'nonsense' },
    { host: 'evil.test' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
    { 'if-none-match': '\u00ff', 'if-modified-since': 'nonsense' },
    { authorization: 'Bearer \u00ff' },
    { authorization: 'Bearer __proto__' },
    { expect: 'nonsense' },
    { 'content-length': '0', 'transfer-encoding': 'nonsense' },
  ];
  for (const path of ['/', aPage, aFile, aList, forMembers, '/fake/archivo.woff2']) {
    for (const each of headers) {
      const request = { path, headers: each };
      const answer = await send(baseURL, request);
      expectHarmless(answer, request);
      expect(answer.body).not.toContain('evil.');
    }
  }
});

test('§7 every invalid body is refused', async ({ baseURL }) => {
  const login = JSON.stringify({ email: demoMember.loginEmail, password: demoMember.password });
  const { token } = JSON.parse(
    (await send(baseURL, { method: 'POST', path: '/api/user/login.do', headers: json, body: login })).body,
  ) as { token: string };
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{}',
    '['.repeat(50_000),
    '{"email":{"$gt":""},"password":[]}',
    '{"__proto__":{"email":"a"},"constructor":{"prototype":1}}',
    '{"email":"\\u0000","password":"\\ud800"}',
    '{"performanceId":"__proto__","zone":"__proto__","quantity":1}',
    '{"performanceId":"x","zone":"A","quantity":1e308}',
    '{"deliveryMethod":"eTicket","pointsUsed":-1,"paymentMethod":"creditCard","confirmKey":"__proto__","seen":{"items":[],"lines":[{"kind":"__proto__","amount":-1}],"delivery":null},"agreed":true}',
  ];
  const headers = { ...json, authorization: `Bearer ${token}` };
  for (const name of ['user/login', 'seatHold', 'transactionPreview', 'transactionConfirm']) {
    for (const body of bodies) {
      const request = { method: 'POST', path: `/api/${name}.do`, headers, body };
      const answer = await send(baseURL, request);
      expectHarmless(answer, request);
      expect(answer.status, `${name} ${body.slice(0, 80)}`).toBeGreaterThanOrEqual(400);
    }
  }
  const kinds: [headers: Record<string, string>, status: number][] = [
    [{ 'content-type': 'application/json; charset=nonsense' }, 415],
    [{ 'content-type': 'multipart/form-data' }, 415],
    [{ ...json, 'content-encoding': 'gzip' }, 415],
    [{ ...json, 'content-encoding': 'nonsense' }, 415],
  ];
  for (const [more, status] of kinds) {
    const request = { method: 'POST', path: '/api/user/login.do', headers: more, body: login };
    const answer = await send(baseURL, request);
    expectHarmless(answer, request);
    expect(answer.status, JSON.stringify(more)).toBe(status);
  }
  for (const hold of ['__proto__', '%00', '%E0%A4%A', '..%2f..']) {
    const request = { method: 'DELETE', path: `/api/seatHold/${hold}.do`, headers };
    expectHarmless(await send(baseURL, request), request);
  }
});

test('a body of 1 MB to the login is too large', async ({ request }) => {
  const answer = await request.post('/api/user/login.do', {
    data: { email: 'x'.repeat(1024 * 1024), password: 'x' },
  });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'payloadTooLarge', status: 413 });
});

test('an idle connection stays open longer than the 60 seconds of the usual proxies', async ({ baseURL }) => {
  const { headers } = await send(baseURL, { path: '/data/config.json', headers: { connection: 'keep-alive' } });
  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('no browser guesses the type of a response, and no other site embeds it', async ({ baseURL }) => {
  const paths = [
    '/',
    aPage,
    aFile,
    aList,
    forMembers,
    '/api/nothing.do',
    '/fake/outbox',
    '/fake/demo.css',
    '/fake/nothing',
  ];
  for (const path of paths) {
    for (const method of ['GET', 'PUT']) {
      const { headers } = await send(baseURL, { method, path });
      expect(headers['x-content-type-options'], `${method} ${path}`).toBe('nosniff');
      expect(headers['cross-origin-resource-policy'], `${method} ${path}`).toBe('same-origin');
      expect(headers['referrer-policy'], `${method} ${path}`).toMatch(/^(?:no-referrer|same-origin)$/);
    }
  }
});

test('a document opens in a group of its own, has no device, and allows neither inline style nor markup from text', async ({
  baseURL,
}) => {
  const { headers } = await send(baseURL, { path: aPage });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=(), ');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("connect-src 'self';");
  const demonstration = (await send(baseURL, { path: '/fake/outbox' })).headers;
  expect(demonstration['cross-origin-opener-policy']).toBe('same-origin');
  expect(demonstration['permissions-policy']).toContain('camera=(), ');
});

test('§3 two visitors who ask for different documents get different nonces', async ({ baseURL }) => {
  const nonceOf = async (path: string) => {
    const { headers, body } = await send(baseURL, { path });
    const [, nonce = ''] = /'nonce-([\w-]{22})'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(body).toContain(`<style nonce="${nonce}">`);
    return nonce;
  };
  expect(await nonceOf(aPage)).not.toBe(await nonceOf('/en_us/Login.html'));
});

test('§3 a browser that keeps no data of sites still lets a member log in and hold seats', async ({ page, request }, {
  parallelIndex,
}) => {
  await emptyCart(request, parallelIndex);
  const complaints = listenForComplaints(page);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await holdSeats(page, 'en_us', await sampleOffer(request, 'en_us'), parallelIndex);
  await expect(
    page.getByRole('heading', { level: 1, name: textsOf('en_us').t('cart.title'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('timer').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the content security policy stops no part of a purchase, and every injection', async ({ page, request }, {
  parallelIndex,
}) => {
  await emptyCart(request, parallelIndex);
  const { t } = textsOf('en_us');
  const offer = await sampleOffer(request, 'en_us');
  const complaints = listenForComplaints(page);
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      reportViolation([location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(' ')),
    );
  });

  // The home page on a phone: the sheet locks the scroll of the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(aPage);
  await takenOver(page);
  await page.getByRole('link', { name: t('common.display'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // Event, login and cart.
  await page.setViewportSize({ width: 1440, height: 900 });
  await holdSeats(page, 'en_us', offer, parallelIndex);
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();

  // The preview, with its React Aria fields and a dialog.
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.waitForURL(/TransactionPreview\.html/);
  await page
    .getByRole('button', { name: t('preview.cancel'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('preview.cancelKeep'), exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);

  // Libraries empty an element this way.
  expect(
    await page.evaluate(() => {
      const element = document.createElement('p');
      element.textContent = 'full';
      element.innerHTML = '';
      return element.textContent;
    }),
  ).toBe('');
  const outcomes = await page.evaluate(() => {
    const refused = (work: () => void) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    };
    const element = document.createElement('p');
    document.body.append(element);
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) }';
    document.head.append(style);
    element.setAttribute('style', 'color: rgb(1, 2, 3)');
    return {
      markup: refused(() => {
        element.innerHTML = '<img src=x>';
      }),
      script: refused(() => {
        document.createElement('script').src = '/icon.svg';
      }),
      types: refused(() => {
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {});
      }),
      style: getComputedStyle(element).color,
    };
  });
  expect(outcomes).toMatchObject({ markup: 'TypeError', script: 'TypeError', types: 'TypeError' });
  expect(outcomes.style).not.toBe('rgb(1, 2, 3)');
  await expect
    .poll(() => new Set(violations.map((text) => text.split(' ')[1])))
    .toEqual(new Set(['require-trusted-types-for', 'trusted-types', 'style-src-elem', 'style-src-attr']));
  // The crawl relies on the browser's report of each violation.
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(violations.length);
});
