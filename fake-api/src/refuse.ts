import { type FieldError, RuleError } from '@first-gong/domain';

/** Refuses by the code of the first field at fault; nothing at fault is nothing refused. @throws RuleError */
export function refuse(fields: FieldError[]): void {
  const [first] = fields;
  if (first) throw new RuleError(first.code, fields);
}
