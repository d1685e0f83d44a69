import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { instant } from '../instant.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the built storefront with fresh sample data at the instant of the tests. */
export async function startShop(): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(process.execPath, ['tests/e2e/server.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', FAKE_NOW: new Date(instant).toISOString() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { origin, stop: () => server.kill('SIGTERM') };
}
