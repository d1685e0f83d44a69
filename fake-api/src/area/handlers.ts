import type { BodyOf, QueryOf, ResponseOf } from '@first-gong/contract';
import type { AttemptSource, FieldError, Lang } from '@first-gong/domain';
import type { MemberRow } from '../shared/member.js';
import type { ActionName } from './calls.js';

/** The device of a request. */
export interface Device {
  /** Source of login attempts at an account: a device known to the account, otherwise the network address. */
  placeAt(member: MemberRow | undefined): AttemptSource;
  /** `User-Agent` header, from which the member recognises the device. */
  userAgent: string;
  /** Adds the device to the account's known devices, by a cookie of the response. */
  remember(member: MemberRow): void;
}

/** Input of a handler. Query, body and member are already checked. */
export interface CallContext<Name extends ActionName> {
  lang: Lang;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  params: Record<string, string>;
  token: string | null;
  /** Network of the sender, for limits by address. */
  address: string;
  /** Device of the sender, for limits by account. */
  device: Device;
  /** @throws RuleError `loginRequired` for a visitor. */
  member(): MemberRow;
}

/** Response of the call, or a `Redirect` for calls without one. */
type AnswerOf<Name extends ActionName> = [ResponseOf<Name>] extends [never] ? Redirect : ResponseOf<Name>;

/** A handler for every call that is not a list. A missing one does not compile. */
export type Handlers = {
  [Name in ActionName]: (context: CallContext<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/**
 * Checks that need a list or the clock. Their errors join the struct's errors; the body is clean but may have any
 * shape.
 */
export type BodyChecks = { [Name in ActionName]?: (body: unknown) => FieldError[] };

/** Redirects the browser (contract: `redirects`). */
export class Redirect {
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
}
