import { type FieldError, RuleError } from '@first-gong/domain';

/** @throws RuleError with the code of the first error, if any */
export function refuse(fields: FieldError[]): void {
  const [first] = fields;
  if (first) throw new RuleError(first.code, fields);
}
