/**
 * Rules that the controls of the tests switch off one at a time, to show that a conformance run, or a race, notices that
 * they are missing. On unless told; nothing but a test tells.
 */
const on = {
  /** Looks for seats in the transaction that takes them. */
  seatGuard: true,
  /** Looks at the cart, and for an earlier order, in the transaction that makes the order. */
  confirmGuard: true,
  /** Ends the session at logout. */
  logoutEndsSession: true,
  /** Ends the other sessions after a password or profile update. */
  updateEndsSessions: true,
  /** Counts wrong passwords. */
  loginThrottle: true,
  /** Uses a one-time password up. */
  oneTimePasswordOnce: true,
  /** Asks the provider who a code stands for. */
  socialVerification: true,
  /** Knows the emails that are registered. */
  emailRegisteredOnce: true,
  /** Compares tickets with the event's limit. */
  quantityLimits: true,
  /** Compares the total with what the buyer saw. */
  totalAgreed: true,
  /** Asks for the agreement to the terms of an order. */
  agreedToConfirm: true,
  /** Shows a transaction to its member only. */
  ownTransactionsOnly: true,
  /** Compares a wish with the limit of tickets a person. */
  wishLimit: true,
  /** Looks at the bytes of an image. */
  imageBytes: true,
  /** Counts the working days before a show. */
  deliveryChangeTiming: true,
  /** Knows who gets the newsletter. */
  unsubscribedOnce: true,
};

export type Guards = Readonly<typeof on>;
export type GuardName = keyof Guards;
export const guardNames = Object.keys(on) as GuardName[];

/** The guards of a shop, from those that a test has switched off. */
export const guardsOf = (told: Partial<Guards> = {}): Guards => ({ ...on, ...told });

/** What a shop without guards does between looking and taking: nothing, for long enough that others look too. */
export const dawdle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));
