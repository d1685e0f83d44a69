import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { clockFrom, createApp, demoMember, plainMember } from '@first-gong/fake-api';
import { instant } from '../instant.js';
import { conformance } from './conformance.js';
import { asText } from './report.js';
import { rules } from './rules/index.js';

/** Need more than a fresh fake API. tests/e2e/deliveryChange.spec.ts covers the payment. */
const notExamined = ['signIn', 'deliveryChangePayment', 'wishListOff'];

/**
 * `npm test` against a fresh fake API; the argument is a file for the counts as JSON. Each run starts at the same
 * instant, because the catalogue changes daily.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'first-gong-conformance-'));
const now = clockFrom(instant);
const { app, close } = await createApp({ dataDir, passwordCost: 2 ** 4, now });
const server = app.listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
const { port } = server.address() as AddressInfo;

const url = `http://127.0.0.1:${port}`;
const report = await conformance({
  url,
  member: { email: demoMember.loginEmail, password: demoMember.password },
  other: { email: plainMember.loginEmail, password: plainMember.password },
  outbox: `${url}/fake/outbox.json`,
  clock: `${url}/fake/clock`,
  bank: `${url}/fake/bank`,
  identity: `${url}/fake/id`,
  control: `${url}/fake/control.json`,
  now,
});
process.stdout.write(asText(report));

server.closeAllConnections();
server.close();
await close();
rmSync(dataDir, { recursive: true, force: true });

const left = report.findings.filter((finding) => finding.notExamined !== null).map(({ name }) => name);
assert.deepEqual(left, notExamined, 'The run left out something else than it has to.');
assert.ok(report.passed > Object.keys(calls).length * 2 + rules.length, 'The run left out a call or a rule.');
const { passed, failed } = report;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, JSON.stringify({ passed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
