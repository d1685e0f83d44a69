// The server of the end-to-end tests, as in `npm start` but on fresh data and without the weekly maintenance.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'first-gong-e2e-'));
const server = spawn(process.execPath, ['--conditions=first-gong-source', '--import', 'tsx', 'scripts/serve.ts'], {
  cwd: root,
  // The server ends when the channel closes, even if this process was killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, FAKE_MAINTENANCE: 'off', LOG: 'off' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(signal ? 1 : code);
});
