import { RuleError } from '@first-gong/domain';

/** An error with Retry-After in seconds. */
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
