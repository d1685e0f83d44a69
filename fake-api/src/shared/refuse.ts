import { type FieldError, RuleError } from '@first-gong/domain';

/** @throws RuleError with the code of the first field at fault. Without a field at fault it does nothing. */
export function refuse(fields: FieldError[]): void {
  const [first] = fields;
  if (first) throw new RuleError(first.code, fields);
}
