import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Child {
  url: string;
  /** Ends it as an operator would, and waits for it. */
  end(): Promise<void>;
  /** Ends it as a power cut would, and waits for it. */
  kill(): Promise<void>;
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Starts a server of this folder; resolves when it listens. @throws Error when it ends before it does. */
export async function startServer(name: 'ours' | 'stock', ...args: string[]): Promise<Child> {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=first-gong-source', '--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The server ${name} ended with ${code} before it listened.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    end: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}
