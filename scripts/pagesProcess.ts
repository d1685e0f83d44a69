import { type ChildProcess, fork } from 'node:child_process';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const restartPause = 1000;

/** Hop-by-hop headers (RFC 9110 §7.6.1), and `expect`, which Node handles. */
const ofConnection = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'];
const passedOn = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));

export interface PagesProcess {
  handler(request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void): void;
  waiting(): number;
  end(): void;
}

/**
 * Starts a pages server as a child process (decision 0049), and again whenever it ends.
 * @param file a script that sends its address to its parent, like `pages.mjs`
 * @param env called for each start
 * @throws Error if the process ends before it listens
 */
export async function startPages(
  file: URL,
  args: readonly string[],
  env: () => NodeJS.ProcessEnv,
): Promise<PagesProcess> {
  let isEnding = false;
  let child: ChildProcess | undefined;
  let open = 0;
  // Milliseconds, less than the keep-alive of the pages server.
  const agent = new Agent({ keepAlive: true, timeout: 30_000 });

  /** Starts the server. @returns its address */
  const start = () =>
    new Promise<string>((listens, fails) => {
      child = fork(file, args, {
        execArgv: [],
        env: { ...env(), HOST: '127.0.0.1' },
      });
      child.once('message', (address) => listens(String(address)));
      child.once('exit', (code, signal) => {
        if (isEnding) return;
        const reason = `The pages server ended with ${signal ?? code}.`;
        fails(new Error(`${reason} Its output has the reason; npm run build makes its files again.`));
        if (!hasStarted) return;
        console.error(`${reason} It starts again.`);
        listening = pause(restartPause).then(start);
        listening.catch(() => undefined);
      });
    });
  let hasStarted = false;
  /** Requests wait for this promise. */
  let listening = start();
  await listening;
  hasStarted = true;

  return {
    handler(request, response, next) {
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
      listening.then((address) => passOn(request, response, { address, agent, fail: next })).catch(next);
    },
    waiting: () => open,
    end() {
      isEnding = true;
      child?.kill();
    },
  };
}

/** Forwards a request with its id, and returns the response. */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { address, agent, fail }: { address: string; agent: Agent; fail: (error: unknown) => void },
): void {
  if (response.closed) return;
  const { method, url, headers } = request;
  const passed = send(address, {
    agent,
    method,
    path: url,
    headers: { ...passedOn(headers), 'x-request-id': String(response.getHeader('X-Request-Id')) },
  });
  passed.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 503, passedOn(answer.headers));
    pipeline(answer, response, () => undefined);
  });
  passed.once('error', (error) => {
    if (!response.closed) fail(error);
  });
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}
