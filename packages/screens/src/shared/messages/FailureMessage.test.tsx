import type { Failure } from '@first-gong/domain';
import { createTranslate } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '../text/index.js';
import { ActionFailure, FailureMessage, failureSentence } from './index.js';

const words = await loadAllWords('en_us');
const { common } = words;

const markup = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <TextProvider lang="en_us" words={words}>
      {node}
    </TextProvider>,
  );
const shown = (failure: Failure) => markup(<FailureMessage failure={failure} />);

test('§9 Maintenance is named as maintenance, with the sentence of the server', () => {
  const failure: Failure = { kind: 'busy', code: 'maintenance', message: 'Closed until 02:00.' };
  for (const html of [shown(failure), markup(<ActionFailure failure={failure}>Nothing was changed.</ActionFailure>)]) {
    expect(html).toContain(common.maintenanceTitle);
    expect(html).toContain('Closed until 02:00.');
    expect(html).not.toContain(common.busyTitle);
    expect(html).not.toContain(common.busyText);
  }
});

test('§8 The server is busy: its sentence names the time to wait, and without one the page says a minute', () => {
  expect(shown({ kind: 'busy', code: 'tooManyRequests', message: 'Try again in 3 minutes.' })).toContain(
    'in 3 minutes',
  );
  expect(shown({ kind: 'busy' })).toContain(common.busyText);
});

test('§8 HTTP: a 403 says Forbidden and quotes the message of the server', () => {
  const html = shown({ kind: 'forbidden', code: 'accountSuspended', message: 'This account is locked.' });
  expect(html).toContain('>Forbidden<');
  expect(html).toContain('“This account is locked.”');
});

test.each([
  { kind: 'notFound', code: 'notFound' },
  { kind: 'notFound', code: 'wishNotFound' },
  { kind: 'busy', code: 'badRequest' },
  { kind: 'busy', code: 'payloadTooLarge' },
] as const)('an action that the server could not use met no crowd and misses no page: $code', (failure) => {
  const html = markup(<ActionFailure failure={failure}>Nothing was changed.</ActionFailure>);
  expect(html).toContain(common.unreadableTitle);
  expect(html).not.toMatch(/The system is busy|Page not found/);
});

test('§9 a time-out does not name a number of seconds: the server of the pages waits less long than the page', () => {
  expect(shown({ kind: 'timeOut' })).not.toMatch(/\d+ seconds/);
});

test('§8 HTTP: a form, too, says Forbidden and quotes the message of the server', () => {
  const t = createTranslate('en_us', words);
  const sentence = (failure: Failure) => failureSentence(failure, t, (what) => `${what}. Not sent.`);
  expect(sentence({ kind: 'forbidden', message: 'Blocked by a rule.' })).toBe('Forbidden: “Blocked by a rule.”');
  expect(sentence({ kind: 'forbidden' })).toBe('Forbidden. Not sent.');
  expect(sentence({ kind: 'busy', message: 'Try again in 3 minutes.' })).toBe('Try again in 3 minutes.');
});

test('a reference is asked for only where there is one', () => {
  expect(shown({ kind: 'unreadable' })).not.toContain('reference');
  expect(shown({ kind: 'unreadable', reference: '7F2A-0091' })).toContain('give the reference');
});
