import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import fc from 'fast-check';
import { vi } from 'vitest';

/** Seed of this run, for messages. */
export const seed = fc.readConfigureGlobal()?.seed;

/** Seeds `randomInt` and `Math.random`, until the returned function is called. */
export function repeatRandom(): () => void {
  const numbers = fc.sample(fc.noBias(fc.nat(0x7fffffff)), 10_000);
  let used = 0;
  const next = () => {
    used += 1;
    return (numbers[used % numbers.length] ?? 0) / 2 ** 31;
  };
  const int = (...bounds: unknown[]) => {
    const [from, to] = bounds.length === 1 ? [0, Number(bounds[0])] : bounds.map(Number);
    return Math.floor((from ?? 0) + next() * ((to ?? 0) - (from ?? 0)));
  };
  const spies = [
    vi.spyOn(Math, 'random').mockImplementation(next),
    vi.spyOn(crypto, 'randomInt').mockImplementation(int),
  ];
  syncBuiltinESMExports();
  return () => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  };
}
