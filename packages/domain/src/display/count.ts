/** Abbreviates a like count (spec §2): 999, 1.2K, 24.6K, 1.2M. Rounds down, so that 999,999 does not become 1000K. */
export function abbreviateCount(count: number): string {
  const [unit, suffix] = count >= 1_000_000 ? [1_000_000, 'M'] : [1000, 'K'];
  return count < 1000 ? String(count) : `${Math.floor((count * 10) / unit) / 10}${suffix}`;
}
