import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

export interface BarePage {
  send: (method: string, params?: Params) => Promise<unknown>;
  /** Value of an expression in the page, awaited if it is a promise. */
  evaluate: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

export interface BareBrowser {
  /** A tab with its own storage and cache. @param initScript runs before the page's scripts */
  newPage: (initScript: string) => Promise<BarePage>;
  send: (method: string, params?: Params) => Promise<unknown>;
  on: (method: string, take: (params: unknown) => void) => void;
  close: () => Promise<void>;
}

/**
 * Starts Chromium and uses its protocol directly. Playwright enables the debugger, with which Chromium parses React
 * twice: 100 ms on a slow phone.
 */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'first-gong-browser-'));
  const child = spawn(
    process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const write = child.stdio[3] as Writable;
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, (params: unknown) => void>();
  let lastId = 0;

  const take = ({ id, method, params, result, error }: Message) => {
    if (method) listeners.get(method)?.(params);
    const call = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  };
  let rest = '';
  (child.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) take(JSON.parse(message));
  });
  const sendTo =
    (sessionId?: string) =>
    (method: string, params: Params = {}) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        write.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
      });
  const send = sendTo();

  return {
    send,
    on: (method, listener) => void listeners.set(method, listener),
    async newPage(initScript) {
      const { browserContextId } = (await send('Target.createBrowserContext')) as { browserContextId: string };
      const created = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { targetId } = created as { targetId: string };
      const attached = await send('Target.attachToTarget', { targetId, flatten: true });
      const sendToPage = sendTo((attached as { sessionId: string }).sessionId);
      await sendToPage('Page.enable');
      await sendToPage('Page.addScriptToEvaluateOnNewDocument', { source: initScript });
      return {
        send: sendToPage,
        async evaluate<T>(expression: string) {
          const evaluated = await sendToPage('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          });
          const { result, exceptionDetails } = evaluated as {
            result: { value: unknown };
            exceptionDetails?: { text: string };
          };
          if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
          return result.value as T;
        },
        close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    async close() {
      // Not a signal: the command may be a script that starts the browser, which then would not end.
      await send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
