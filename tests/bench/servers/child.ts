import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { clockFrom } from '@first-gong/fake-api';
import { instant } from '../../instant.js';

/** A server in a child process. */
export interface Child {
  url: string;
  /** Microseconds of used processor time. Depends less on the machine's load than a rate. */
  cpu(): Promise<number>;
  /** Bytes of memory in use. */
  memory(): Promise<number>;
  /** Ends the process like an operator, and waits. */
  end(): Promise<void>;
  /** Kills the process like a power cut, and waits. */
  kill(): Promise<void>;
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Continues through restarts, because a restarted server must not find orders of a later time. */
const now = clockFrom(instant);

/** Sends `cpu` and `memory` to the parent process on request. */
export function reportUsage(): void {
  process.on('message', (asked) => {
    const { user, system } = process.cpuUsage();
    process.send?.(asked === 'cpu' ? user + system : process.memoryUsage.rss());
  });
}

/** Starts a server of this folder and resolves when it listens. @throws Error if the server ends before. */
export async function startServer(name: 'ours' | 'stock', ...args: string[]): Promise<Child> {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=first-gong-source', '--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, TEST_NOW: new Date(now()).toISOString() },
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The server ${name} ended with ${code} before it listened.`)));
  });
  const ask = async (what: 'cpu' | 'memory') => {
    child.send(what);
    const [answer] = await once(child, 'message');
    return answer as number;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    end: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}
