// Runs the server as a child: it ends when this process ends, however that happens, and its exit code becomes ours.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { root, stop } from './prepare.mjs';

/** The processes that this one must not outlive: its parent, and npm, where npm runs the script through a shell. */
const starters = findStarters();

/** Starts Node with these arguments and environment, and does not return before the server has ended. */
export function supervise(args, env) {
  // The channel closes when this process ends, even by SIGKILL: serve.ts listens for that on every platform.
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  let ending = false;
  const end = () => {
    ending = true;
    server.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  setInterval(() => !starters.every(isAlive) && end(), 500).unref();
  server.on('error', (error) => stop(`The server did not start: ${error.message}.`));
  server.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    // While it starts, the server has no handler for our signal.
    if (ending && signal === 'SIGTERM') process.exit(0);
    console.error(`The server was ended by ${signal}.`);
    process.exit(128 + constants.signals[signal]);
  });
}

function isAlive(pid) {
  // On POSIX an orphan gets another parent; on Windows it keeps the number of a process that is gone.
  if (pid === starters[0] && pid !== process.ppid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

function findStarters() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return [parent];
  const { name, parent: grandparent } = describe(parent);
  return /^(?:sh|ash|bash|dash|ksh|zsh|busybox|cmd\.exe)$/.test(name) && grandparent > 1
    ? [parent, grandparent]
    : [parent];
}

/** The name and the parent of a process; an empty name where the system does not tell. */
function describe(pid) {
  if (process.platform === 'linux') {
    // "4711 (sh) S 4242 …": the name may contain spaces and brackets.
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  }
  const [command, args] =
    process.platform === 'win32'
      ? [
          'powershell.exe',
          [
            '-NoProfile',
            '-Command',
            `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ForEach-Object { "$($_.ParentProcessId) $($_.Name)" }`,
          ],
        ]
      : ['ps', ['-o', 'ppid=', '-o', 'comm=', '-p', String(pid)]];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  const [, parent, name = ''] = /^\s*(\d+)\s+(?:.*\/)?-?(\S+)\s*$/.exec(stdout ?? '') ?? [];
  return { name, parent: Number(parent) };
}
