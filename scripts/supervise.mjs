// Runs the server as a child: both end together, with the same exit code. Restarts are left to a service manager.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root, stop } from './prepare.mjs';

/** Runs Node with these arguments and environment until it ends. */
export function supervise(args, env) {
  // The channel closes when this process ends, even by SIGKILL. serve.ts listens for that on every platform.
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      ending = true;
      server.kill('SIGTERM');
    });
  }
  server.on('error', (error) => stop(`The server did not start (${error.message}). Run npm ci, then try again.`));
  server.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    // A starting server has no handler for our signal.
    if (ending && signal === 'SIGTERM') process.exit(0);
    console.error(`The server was ended by ${signal}. Start it again with npm start.`);
    process.exit(128 + constants.signals[signal]);
  });
}
