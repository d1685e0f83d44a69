import { clean, type TextKind } from '@first-gong/domain';

/** The kind of a text, or of each text in an object. */
export type Kinds = TextKind | { [part: string]: Kinds };

/** The value with clean texts; the same object if nothing changed. */
export function cleaned<Value>(value: Value, kinds: Kinds): Value;
export function cleaned(value: unknown, kinds: Kinds): unknown {
  if (typeof kinds === 'string') return typeof value === 'string' ? clean(value, kinds) : value;
  if (typeof value !== 'object' || value === null) return value;
  const before = new Map(Object.entries(value));
  const changed = Object.entries(kinds)
    .map(([part, kind]) => [part, cleaned(before.get(part), kind)] as const)
    .filter(([part, after]) => after !== before.get(part));
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}
