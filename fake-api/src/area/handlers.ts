import type { BodyOf, QueryOf, ResponseOf } from '@first-gong/contract';
import type { FieldError, Lang, Place } from '@first-gong/domain';
import type { MemberRow } from '../shared/member.js';
import type { ActionName } from './calls.js';

/** The device that sends a request. */
export interface Device {
  /** Where its attempts at a member's account come from: the device itself if it is known there, else its network address. */
  placeAt(member: MemberRow | undefined): Place;
  /** The header `User-Agent`, by which a member knows the device again. */
  userAgent: string;
  /** Makes the device known to a member's account, by a cookie of the response. */
  remember(member: MemberRow): void;
}

/** One call for its handler: query and body have the right shape, and a member's call has its member. */
export interface CallContext<Name extends ActionName> {
  lang: Lang;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  params: Record<string, string>;
  token: string | null;
  /** The network of the sender, for limits by address. */
  address: string;
  /** The sender's device, for limits by account. */
  device: Device;
  /** @throws RuleError `loginRequired` for a visitor. */
  member(): MemberRow;
}

/** Result of a handler: the call's response, or a `Redirect` for a call without one. */
type AnswerOf<Name extends ActionName> = [ResponseOf<Name>] extends [never] ? Redirect : ResponseOf<Name>;

/** The handlers of all calls that follow a rule. A call without a handler does not compile. */
export type Handlers = {
  [Name in ActionName]: (context: CallContext<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/**
 * Errors of a body that its struct cannot find, because they need a list or the clock. One answer reports them with the
 * errors of the struct. The body has clean texts and may have any shape.
 */
export type BodyChecks = { [Name in ActionName]?: (body: unknown) => FieldError[] };

/** The answer of a call that sends the browser on (contract: `redirects`). */
export class Redirect {
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
}
