import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script like `npm start` runs the server. */
const superviseCode = (script: string) =>
  `import('./scripts/supervise.mjs').then(({ supervise }) => supervise(['-e', ${JSON.stringify(script)}], process.env))`;

const start = (script: string): ChildProcess =>
  spawn(process.execPath, ['-e', superviseCode(script)], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });

async function endOf(child: ChildProcess): Promise<{ code: number | null; signal: string | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += text;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, stderr };
}

/** The first line of a process. */
async function firstLine(child: ChildProcess): Promise<string> {
  const [text] = child.stdout ? await once(child.stdout, 'data') : [''];
  return String(text).trim();
}

/** A server that prints its process id and, like serve.ts, exits after its parent. */
const server =
  "process.on('disconnect', () => process.exit(0)); console.log(process.pid); setInterval(() => {}, 1000);";

async function isGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause(2);
  }
}

test('npm start ends with the exit code of a server that failed', async () => {
  expect(await endOf(start('process.exit(7)'))).toMatchObject({ code: 7 });
  expect(await endOf(start('throw new Error("the shop fell over")'))).toMatchObject({ code: 1 });
});

test.skipIf(process.platform === 'win32')(
  'npm start ends with an error and one line when the server was killed',
  async () => {
    const { code, stderr } = await endOf(start("process.kill(process.pid, 'SIGKILL')"));
    expect(code).toBe(137);
    expect(stderr).toBe('The server was ended by SIGKILL. Start it again with npm start.\n');
    expect(await endOf(start('process.abort()'))).toMatchObject({ code: 134 });
  },
);

test('npm start ends without an error when it was asked to end', async () => {
  const running = start(
    "process.on('SIGTERM', () => process.exit(0)); console.log(process.pid); setInterval(() => {}, 1000)",
  );
  await firstLine(running);
  running.kill('SIGTERM');
  expect(await endOf(running)).toMatchObject({ code: 0, stderr: '' });
});

test('the server ends when npm start was killed', async () => {
  const running = start(server);
  const pid = Number(await firstLine(running));
  running.kill('SIGKILL');
  await isGone(pid);
});
