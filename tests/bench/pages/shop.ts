import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instant } from '../../instant.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Shop {
  url: string;
  /** Ends the server and removes its data. */
  end: () => Promise<void>;
}

/** Starts the built shop on new data, like `npm start`. @throws Error if the storefront is not built. */
export async function startShop(catalogueSize?: number): Promise<Shop> {
  if (!existsSync(join(root, 'apps/storefront/dist/client/.vite/manifest.json')))
    throw new Error('Run npm run build first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'first-gong-pages-'));
  const server = spawn(process.execPath, ['--conditions=first-gong-source', '--import', 'tsx', 'scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      FAKE_NOW: new Date(instant).toISOString(),
      FAKE_MAINTENANCE: 'off',
      LOG: 'off',
      CATALOGUE_SIZE: catalogueSize ? String(catalogueSize) : '',
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it listened.`)));
  });
  return {
    url,
    async end() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
