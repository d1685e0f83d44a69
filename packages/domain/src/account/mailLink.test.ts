import { describe, expect, test } from 'vitest';
import { deadLinkCode, isLinkLive, linkUntil } from './mailLink.js';

const sentAt = '2026-11-20T13:00:00.000Z';

describe.each([
  ['§4 an activation link works for 48 hours', 'activation', '2026-11-22T12:59:59.999Z', '2026-11-22T13:00:00.000Z'],
  ['§4 a password reset link works for 60 minutes', 'reset', '2026-11-20T13:59:59.999Z', '2026-11-20T14:00:00.000Z'],
] as const)('%s', (_, kind, last, until) => {
  test('from the moment it is sent', () => {
    expect(isLinkLive(kind, sentAt, sentAt)).toBe(true);
    expect(isLinkLive(kind, sentAt, last)).toBe(true);
  });

  test('until it expires', () => {
    expect(linkUntil(kind, sentAt)).toBe(until);
    expect(isLinkLive(kind, sentAt, until)).toBe(false);
  });
});

test('§4 §8 the four ways in which a link fails have their own codes, for each kind', () => {
  const codes = Object.values(deadLinkCode).flatMap((byState) => Object.values(byState));
  expect(new Set(codes).size).toBe(8);
  expect(deadLinkCode.activation.unknown).toBe('activationFailed');
  expect(deadLinkCode.reset.expired).toBe('resetLinkExpired');
});
