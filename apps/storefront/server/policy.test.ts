import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { callsScript, inlineScript, themeScript } from './inlineScripts.js';
import { createPolicy, documentHeaders, type PolicyOrigins } from './policy.js';

const directives = (origins?: PolicyOrigins, nonce = 'abc') =>
  Object.fromEntries(
    createPolicy(
      [inlineScript, themeScript, callsScript],
      origins,
    )(nonce)
      .split('; ')
      .map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
  );

test('without other origins, a document uses its own site, its inline scripts and the styles with its nonce', () => {
  const hashes = [inlineScript, themeScript, callsScript].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(directives()).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'nonce-abc'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
  expect(createPolicy([inlineScript, themeScript, callsScript])('abc')).not.toContain('unsafe');
});

const changed = (origins: PolicyOrigins) => {
  const before = directives();
  return Object.fromEntries(
    Object.entries(directives(origins)).filter(([name, sources]) => String(sources) !== String(before[name])),
  );
};

test('the origin of calls or of an upload is called by script, and used for nothing else', () => {
  expect(changed({ connect: ['https://log.example'], upload: ['https://store.example'] })).toEqual({
    'connect-src': ["'self'", 'https://log.example', 'https://store.example'],
  });
});

test('§2 the origins of a chat may bring its frame, calls, styles, fonts and images, and no script', () => {
  const chat = 'https://chat.example';
  expect(changed({ chat: [chat] })).toEqual({
    'style-src': ["'self'", "'nonce-abc'", chat],
    'img-src': ["'self'", 'data:', 'blob:', chat],
    'font-src': ["'self'", chat],
    'connect-src': ["'self'", chat],
    'frame-src': [chat],
  });
});

test('§2 the script of a chat is the one script of another site, and names its own trusted types', () => {
  const chatScript = 'https://chat.example/chat.js';
  expect(changed({ chatScript })).toEqual({
    'script-src': [...(directives()['script-src'] ?? []), chatScript],
    'trusted-types': ['*'],
  });
});

test('§7 otp2: the script of a web firewall is let in too', () => {
  const firewallScript = 'https://firewall.example/firewall.js';
  expect(changed({ firewallScript })).toEqual({
    'script-src': [...(directives()['script-src'] ?? []), firewallScript],
    'trusted-types': ['*'],
  });
});

test('no document reads the motion of a device, a camera or a microphone', () => {
  const refused = documentHeaders['permissions-policy'].split(', ').filter((feature) => feature.endsWith('=()'));
  expect(refused).toEqual(expect.arrayContaining(['accelerometer=()', 'gyroscope=()', 'camera=()', 'microphone=()']));
});
