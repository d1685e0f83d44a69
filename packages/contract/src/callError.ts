import type { ErrorCode, Failure, FieldError } from '@first-gong/domain';

/** A failed call: the network failed, or the server responded with an error code. */
export class CallError extends Error {
  /** The reason, as screens report it. */
  readonly failure: Failure;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** The code of the catalogue, if the response has one. */
  readonly code: ErrorCode | undefined;
  readonly fields: FieldError[];
  /** Values for the error sentence, such as `minutes` to wait. */
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
