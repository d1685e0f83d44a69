import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, demoMember } from '@first-gong/fake-api';
import { conformance } from './conformance.js';

/** The run of `npm test`: a fresh fake API over HTTP. Writes its counts as JSON to the file that is named. */
const dataDir = mkdtempSync(join(tmpdir(), 'first-gong-conformance-'));
const { app, close } = await createApp({ dataDir });
const server = app.listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
const { port } = server.address() as AddressInfo;

const { loginEmail: email, password } = demoMember;
const { findings, passed, failed } = await conformance(`http://127.0.0.1:${port}`, { email, password });
for (const { call, check, fault } of findings) {
  if (fault !== null) process.stdout.write(`FAIL  ${call}: ${check}: ${fault}\n`);
}

server.closeAllConnections();
server.close();
await close();
rmSync(dataDir, { recursive: true, force: true });
const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify({ passed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
