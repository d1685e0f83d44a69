import type { ErrorCode, Failure, FieldError } from '@first-gong/domain';

/** A call failed: the network did not work, or the server refused by a code of the catalogue. */
export class CallError extends Error {
  /** The reason, as screens report it. */
  readonly failure: Failure;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** The code of the catalogue, if the server refused by a rule. */
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
