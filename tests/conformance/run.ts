import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { conformance } from './conformance.js';
import { asMarkdown, asText } from './report.js';

/**
 * Examines a running server: `npm run conformance -- --url http://127.0.0.1:4300` (options: docs/api/README.md). Fails
 * on any difference from contract and rules.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4300' },
    email: { type: 'string', default: demoMember.loginEmail },
    password: { type: 'string', default: demoMember.password },
    email2: { type: 'string' },
    password2: { type: 'string' },
    outbox: { type: 'string' },
    clock: { type: 'string' },
    bank: { type: 'string' },
    identity: { type: 'string' },
    control: { type: 'string' },
    report: { type: 'string' },
  },
});

const { email, password, outbox, clock, bank, identity, control } = values;
const isDemonstration = email === demoMember.loginEmail;
const { email2 = isDemonstration ? plainMember.loginEmail : undefined, password2 = plainMember.password } = values;
const url = values.url.replace(/\/$/, '');
const target = {
  url,
  member: { email, password },
  other: email2 === undefined ? undefined : { email: email2, password: password2 },
  outbox,
  clock,
  bank,
  identity,
  control,
};

try {
  const report = await conformance(target);
  process.stdout.write(asText(report));
  if (values.report) writeFileSync(values.report, asMarkdown(report, { url, at: new Date() }));
  process.exitCode = report.failed === 0 ? 0 : 1;
} catch (error) {
  // Without server or login there is no report.
  process.stderr.write(
    `${url} could not be examined (${error instanceof Error ? error.message : error}). Check --url, --email and --password.\n`,
  );
  process.exitCode = 2;
}
