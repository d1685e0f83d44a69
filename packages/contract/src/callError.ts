import type { ErrorCode, Failure, FieldError } from '@first-gong/domain';

/** A call that gave no answer to show: the network's fault, or a refusal of the catalogue. */
export class CallError extends Error {
  /** Why, in the kinds that every screen knows. */
  readonly failure: Failure;
  /** HTTP status, or 0 where no answer came. */
  readonly status: number;
  /** The catalogue's code, where the server refused by a rule. */
  readonly code: ErrorCode | undefined;
  readonly fields: FieldError[];
  constructor(failure: Failure, status = 0, fields: FieldError[] = []) {
    super(failure.message ?? failure.code ?? failure.kind);
    this.name = 'CallError';
    this.failure = failure;
    this.status = status;
    this.code = failure.code;
    this.fields = fields;
  }
}
