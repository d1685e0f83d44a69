import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneTimePassword } from '../constants.js';
import { step } from '../machine.js';
import {
  attemptOneTimePassword,
  oneTimePasswordMachine,
  oneTimePasswordState,
  oneTimePasswordUntil,
  resendAt,
  resendSecondsLeft,
} from './oneTimePassword.js';

const sentAt = '2026-11-20T13:00:00.000Z';
const sent = { sentAt, wrong: 0, used: false };
const refusalOf = (facts: typeof sent, isRight: boolean, now: string) =>
  attemptOneTimePassword(facts, isRight, now).refusal;

describe('§4 §9 one-time password', () => {
  test('it is valid for 15 minutes', () => {
    expect(oneTimePasswordUntil(sentAt)).toBe('2026-11-20T13:15:00.000Z');
    expect(refusalOf(sent, true, '2026-11-20T13:14:59.999Z')).toBeNull();
    expect(refusalOf(sent, true, '2026-11-20T13:15:00.000Z')).toBe('oneTimePasswordExpired');
  });

  test('it can be resent after 60 seconds, and the countdown has whole seconds', () => {
    expect(resendAt(sentAt)).toBe('2026-11-20T13:01:00.000Z');
    expect(resendSecondsLeft(sentAt, sentAt)).toBe(60);
    expect(resendSecondsLeft(sentAt, '2026-11-20T13:00:00.001Z')).toBe(60);
    expect(resendSecondsLeft(sentAt, '2026-11-20T13:00:59.999Z')).toBe(1);
    expect(resendSecondsLeft(sentAt, '2026-11-20T13:01:00.000Z')).toBe(0);
    expect(resendSecondsLeft(sentAt, '2026-11-20T14:00:00.000Z')).toBe(0);
  });

  test('it logs in once', () => {
    const first = attemptOneTimePassword(sent, true, sentAt);
    expect(first).toEqual({ sent: { ...sent, used: true }, refusal: null });
    expect(attemptOneTimePassword(first.sent, true, sentAt)).toEqual({
      sent: first.sent,
      refusal: 'oneTimePasswordExpired',
    });
  });

  test('§8 a wrong password is a mismatch; after five, the right one is refused too', () => {
    let facts = sent;
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      const attempt = attemptOneTimePassword(facts, false, sentAt);
      expect(attempt).toEqual({ sent: { ...sent, wrong }, refusal: 'oneTimePasswordMismatch' });
      facts = attempt.sent;
    }
    expect(oneTimePasswordState(facts, sentAt)).toBe('spent');
    expect(refusalOf(facts, true, sentAt)).toBe('oneTimePasswordExpired');
  });

  test('the fifth attempt may still be right', () => {
    expect(refusalOf({ ...sent, wrong: 4 }, true, sentAt)).toBeNull();
  });

  test('an attempt keeps the other properties of the sent password', () => {
    expect(attemptOneTimePassword({ ...sent, id: 'ho@example.com' }, false, sentAt).sent.id).toBe('ho@example.com');
  });

  test('every attempt results in the state of the machine', () => {
    const facts = fc.record({
      sentAt: fc.constant(sentAt),
      wrong: fc.integer({ min: 0, max: oneTimePassword.attempts }),
      used: fc.boolean(),
    });
    const minutes = fc.integer({ min: 0, max: 20 }).map((minute) => Date.parse(sentAt) + minute * 60_000);
    fc.assert(
      fc.property(facts, fc.boolean(), minutes, (before, isRight, now) => {
        const state = oneTimePasswordState(before, now);
        const attempt = attemptOneTimePassword(before, isRight, now);
        const after = oneTimePasswordState(attempt.sent, now);
        if (state !== 'sent') {
          expect(attempt).toEqual({ sent: before, refusal: 'oneTimePasswordExpired' });
          return;
        }
        const event = isRight ? 'right' : before.wrong === oneTimePassword.attempts - 1 ? 'lastWrong' : 'wrong';
        expect(after).toBe(step(oneTimePasswordMachine, state, event));
        expect(attempt.refusal).toBe(isRight ? null : 'oneTimePasswordMismatch');
      }),
    );
  });
});
