import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CallError } from '@first-gong/contract';
import { routeOf } from '@first-gong/domain';
import sirv from 'sirv';
import { resolveAddress } from './address.js';
import { createApi } from './api.js';
import { createCalendarFiles } from './calendarFile.js';
import { createClientErrors } from './clientErrors.js';
import { createDocumentCache } from './documentCache.js';
import { createEventSitemap } from './eventSitemap.js';
import { sendFault } from './fault.js';
import { createTextFiles, type FileMaker, type MadeFile, missingFile, unavailableFile } from './files.js';
import { callsScript, inlineScript, themeScript } from './inlineScripts.js';
import { commonHeaders, createPolicy, documentHeaders, type PolicyOrigins } from './policy.js';
import { createPosterPictures } from './posterPicture.js';
import { createRenderer, type RenderOptions } from './render.js';
import { type Encoding, isPhone, pickEncoding, readCookies, readUrl } from './request.js';
import { createSiteWatch } from './site.js';
import { fileOptions, shareAssets } from './staticFiles.js';
import { Busy, createTurns } from './turns.js';

export { sendFault };

const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text) => promisify(gzip)(text),
};

/** Milliseconds that a document is cached. Holding seats always asks the API. */
const documentAge = 10_000;

/** Milliseconds before a busy server rejects a request. */
const refusalPause = 200;

/** Files made of API responses: posters, the sitemap, calendar files. */
const madeFile = /\.(?:png|xml|ics)$/;

export interface PageOptions extends RenderOptions {
  /** A folder of assets that several builds' pages servers share. @default none */
  assetsDir?: string | undefined;
  /** Other origins that the content security policy allows. @default none */
  origins?: PolicyOrigins;
}

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates the storefront's server. It knows the API by its address, which may be the provider's. */
export function createPages(options: PageOptions): PageHandler {
  if (!existsSync(options.clientDir)) throw new Error(`${options.clientDir} is missing. Run npm run build.`);
  const files = sirv(options.clientDir, fileOptions);
  const ofOtherBuilds = options.assetsDir ? shareAssets(options.clientDir, options.assetsDir) : null;
  // A document or a file mostly waits for the API.
  const inTurn = createTurns({ atOnce: 16, mostWaiting: 64 });
  const api = createApi(options);
  const render = createRenderer(options, api);
  const watchSite = createSiteWatch(options.apiUrl, options.now);
  const cachedDocument = createDocumentCache(options.now);
  /** The last maker responds to every remaining file. */
  const fileMakers: readonly FileMaker[] = [
    createPosterPictures(api),
    createEventSitemap(api, options.siteUrl),
    createCalendarFiles(api, options),
    createTextFiles(options.siteUrl),
  ];
  const policyFor = createPolicy([inlineScript, themeScript, callsScript], {
    ...options.origins,
    chatScript: options.chatScript,
    firewallScript: options.firewallScript,
  });

  const takeClientError = createClientErrors(options.now);

  /** @param sent a form was sent to this read-only page */
  const respond = async (request: IncomingMessage, response: ServerResponse, sent: boolean): Promise<void> => {
    const url = readUrl(request.url);
    const findFile = () => firstFile(fileMakers, url);
    const file = sent ? null : await (madeFile.test(url.pathname) ? inTurn(findFile) : findFile());
    if (file) return sendFile(response, file, request.method === 'HEAD');
    const address = resolveAddress({
      url,
      cookies: readCookies(request.headers),
      acceptLanguage: request.headers['accept-language'],
      phone: isPhone(request.headers),
    });
    if (sent && !(address.kind === 'page' && routeOf(address.route).showsUnsent)) {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (address.kind === 'redirect') {
      const cookies = address.cookies.length > 0 ? { 'set-cookie': address.cookies } : {};
      response.writeHead(302, { location: address.location, 'cache-control': 'no-store', ...cookies }).end();
      return;
    }
    const encoding = pickEncoding(request.headers);
    const site = await watchSite();
    const { status, body, policy, closed, madeAt } = await cachedDocument(
      `${encoding} ${sent} ${site.fingerprint} ${JSON.stringify(address)}`,
      () =>
        inTurn(async () => {
          const madeAt = options.now();
          const { status, html, nonce, complete, closed } = await render(address, sent, site);
          const body = encoding ? await compressors[encoding](html) : Buffer.from(html);
          const freshUntil = complete ? madeAt + documentAge : 0;
          return { status, body, policy: policyFor(nonce), madeAt, freshUntil, closed };
        }),
    );
    response.writeHead(sent ? 405 : status, {
      ...(sent && { allow: 'GET, HEAD' }),
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.byteLength,
      'content-security-policy': policy,
      ...documentHeaders,
      'cache-control': 'no-cache',
      // The page's clock starts with the document. `documentTime.ts` reads its age and the request's id.
      'server-timing': `made;dur=${options.now() - madeAt}, request;desc="${response.getHeader('X-Request-Id') ?? ''}"`,
      vary: 'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Mobile',
      ...(encoding && { 'content-encoding': encoding }),
      ...(closed && { 'retry-after': String(site.opensIn) }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    const answer = async (sent: boolean) => {
      try {
        if (!(sent && (await takeClientError(request, response)))) await respond(request, response, sent);
      } catch (error) {
        // Without the pause, a client that retries at once keeps the server busy.
        if (error instanceof Busy) await pause(refusalPause);
        sendFault(error, request, response);
      }
    };
    // A form of a page without script: its page reports that, and the body is not read.
    if (request.method === 'POST') return void answer(true);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // No client needs a range of these files. sirv throws at a range that ends before it begins.
    delete request.headers.range;
    const makeDocument = () => void answer(false);
    files(request, response, () => (ofOtherBuilds ? ofOtherBuilds(request, response, makeDocument) : makeDocument()));
  };
}

/** The first file that a maker returns, an error file if the API failed, or null. */
async function firstFile(makers: readonly FileMaker[], url: URL): Promise<MadeFile | null> {
  try {
    for (const make of makers) {
      const file = await make(url);
      if (file) return file;
    }
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.failure.kind === 'notFound' ? missingFile : unavailableFile;
  }
}

function sendFile(response: ServerResponse, file: MadeFile, headOnly: boolean): void {
  const body = Buffer.from(file.body);
  response.writeHead(file.status, {
    'content-type': file.type,
    'content-length': body.byteLength,
    'cache-control': file.cacheControl,
    ...(file.download && { 'content-disposition': `attachment; filename="${file.download}"` }),
    ...(file.isEmbeddable && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(file.status === 503 && { 'retry-after': '5' }),
  });
  response.end(headOnly ? undefined : body);
}
