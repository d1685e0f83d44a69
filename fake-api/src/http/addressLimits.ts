import type { CallName } from '@first-gong/contract';
import { hashThrottle } from '@first-gong/domain';
import { TooManyRequests } from './problem.js';
import { Recent } from './rateLimit.js';

/** Calls that hash or compare a password: each costs 32 MB and 70 ms, whoever sends it. */
const hashingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'loginOtp',
  'otp',
  'otp2',
  'otp3',
  'register',
  'resetPassword',
  'changePassword',
]);

/** Limits the costly calls of one network address. The calls that send mail have limits of their own beside it. */
export interface AddressLimits {
  /** Refuses a call that is over the limits, before its body is read. @throws TooManyRequests */
  check(name: CallName, address: string): void;
  /** Counts a call and runs it. @throws TooManyRequests */
  run<Result>(name: CallName, address: string, work: () => Result | Promise<Result>): Result | Promise<Result>;
}

export function createAddressLimits(now: () => number): AddressLimits {
  const recent = new Recent(hashThrottle, now);
  const underWay = new Map<string, number>();
  const countUnderWay = (address: string) => underWay.get(address) ?? 0;

  const check = (name: CallName, address: string) => {
    if (!hashingCalls.has(name)) return;
    recent.check(address);
    if (countUnderWay(address) >= hashThrottle.atOnce) throw new TooManyRequests(1);
  };

  const counted = async <Result>(name: CallName, address: string, work: () => Result | Promise<Result>) => {
    check(name, address);
    recent.add(address);
    underWay.set(address, countUnderWay(address) + 1);
    try {
      return await work();
    } finally {
      const left = countUnderWay(address) - 1;
      if (left === 0) underWay.delete(address);
      else underWay.set(address, left);
    }
  };

  return {
    check,
    run: (name, address, work) => (hashingCalls.has(name) ? counted(name, address, work) : work()),
  };
}
