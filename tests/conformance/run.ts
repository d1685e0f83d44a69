import { parseArgs } from 'node:util';
import { demoMember } from '@first-gong/fake-api';
import { conformance } from './conformance.js';

/**
 * Examines a running server against the contract and says what differs:
 * `npm run conformance -- --url http://127.0.0.1:3000 [--email … --password …]`. Fails when anything does.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    email: { type: 'string', default: demoMember.loginEmail },
    password: { type: 'string', default: demoMember.password },
  },
});

const { findings, passed, failed } = await conformance(values.url.replace(/\/$/, ''), values);
for (const { call, check, fault } of findings) {
  process.stdout.write(fault === null ? `ok    ${call}: ${check}\n` : `FAIL  ${call}: ${check}: ${fault}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
