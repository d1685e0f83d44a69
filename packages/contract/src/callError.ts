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
  /** The values of the sentence of the code: `minutes` to wait, where the server names a time. */
  readonly values: FieldError['values'];
  constructor(failure: Failure, status = 0, fields: FieldError[] = [], values?: FieldError['values']) {
    super(failure.message ?? failure.code ?? failure.kind);
    this.name = 'CallError';
    this.failure = failure;
    this.status = status;
    this.code = failure.code;
    this.fields = fields;
    this.values = values;
  }
}
