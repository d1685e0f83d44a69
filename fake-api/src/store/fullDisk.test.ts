import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// The child needs a small disk, and only users with mount permission can create one.
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;

it.skipIf(!canMount)(
  'a disk of 2 MB: nothing acknowledged is lost, nothing refused is kept, and reads go on',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'first-gong-full-'));
    const child = fileURLToPath(new URL('../testing/fillDisk.ts', import.meta.url));
    const command = 'mount -t tmpfs -o size=2m none "$0" && exec "$@"';
    const { stdout, stderr } = spawnSync(
      'unshare',
      ['-rm', 'sh', '-c', command, folder, process.execPath, '--import', 'tsx', child, join(folder, 'data')],
      { encoding: 'utf8' },
    );
    await rm(folder, { recursive: true });
    expect(stdout, stderr).not.toBe('');
    expect(JSON.parse(stdout)).toEqual({ readable: true, refusedLater: 5, again: 5, lost: [], kept: [], halves: [] });
    const lines = stderr.replaceAll(folder, '').trimEnd().split('\n');
    expect(lines).toEqual([
      '/data/shop.db cannot be written (database or disk is full). Remove the cause in brackets. Until then changes are rejected; no acknowledged change is lost.',
      '/data/shop.db is writable again; changes are accepted.',
    ]);
  },
);
