import type { IncomingMessage, ServerResponse } from 'node:http';
import { array, enums, mask, object, pattern, size, string } from 'superstruct';
import { clientErrorPath } from '../src/site/errorReport.js';

const matching = (shape: RegExp) => pattern(string(), shape);

/** An error report. Its fields cannot hold a person's text. */
const Report = object({
  kind: enums(['drawing', 'unhandled']),
  name: matching(/^[A-Za-z]{1,40}$/),
  build: matching(/^[\w.-]{1,60}$/),
  page: matching(/^[A-Za-z]{1,40}$/),
  request: matching(/^(?:[0-9A-F]{8})?$/),
  frames: size(array(matching(/^[\w.-]{1,60}:\d{1,7}:\d{1,7}$/)), 0, 8),
});

const largest = 2000;
/** Lines of the log in a minute, for all browsers together. */
const mostLines = 60;
const minute = 60_000;

/** Handles `POST /clientError`: logs one line for a browser's error. @returns whether it has responded */
export function createClientErrors(now: () => number) {
  let since = Number.NEGATIVE_INFINITY;
  let lines = 0;

  const mayLog = (): boolean => {
    if (Math.abs(now() - since) >= minute) {
      since = now();
      lines = 0;
    }
    lines += 1;
    return lines <= mostLines;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'POST' || request.url !== clientErrorPath) return false;
    if (!mayLog()) {
      response.writeHead(429, { 'retry-after': String(minute / 1000) }).end();
      return true;
    }
    const report = reportIn(await textOf(request));
    if (report) console.error('Browser error:', JSON.stringify(report));
    response.writeHead(report ? 204 : 400).end();
    return true;
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largest) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function reportIn(text: string): object | null {
  try {
    return mask(JSON.parse(text), Report);
  } catch {
    return null;
  }
}
