import { RuleError } from '@first-gong/domain';

/** A refusal that ends after some seconds: they become the Retry-After. */
export class AskLater extends RuleError {
  readonly retryAfter: number;
  constructor(code: 'tooManyRequests' | 'serverBusy', retryAfter: number) {
    super(code);
    this.retryAfter = retryAfter;
  }
}

export class TooManyRequests extends AskLater {
  constructor(retryAfter: number) {
    super('tooManyRequests', retryAfter);
  }
}
