import { parseArgs } from 'node:util';
import { demoMember } from '@first-gong/fake-api';
import { conformance } from './conformance.js';

/**
 * Examines a running server against the contract and says what differs:
 * `npm run conformance -- --url http://127.0.0.1:4300 [--email … --password …]`. Fails when anything does.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4300' },
    email: { type: 'string', default: demoMember.loginEmail },
    password: { type: 'string', default: demoMember.password },
  },
});

const { url, email, password } = values;
const { findings, passed, failed } = await conformance(url.replace(/\/$/, ''), { email, password });
for (const { call, check, fault } of findings) {
  process.stdout.write(fault === null ? `ok    ${call}: ${check}\n` : `FAIL  ${call}: ${check}: ${fault}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
