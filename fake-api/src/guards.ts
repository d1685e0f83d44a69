/** Guards that the controls of the race and the confirmation tests take away, to show that the tests would notice. */
export interface Guards {
  /** Looks for seats in the transaction that takes them. @default true */
  seatGuard?: boolean;
  /** Looks at the cart, and for an earlier order, in the transaction that makes the order. @default true */
  confirmGuard?: boolean;
}

/** What a shop without guards does between looking and taking: nothing, for long enough that others look too. */
export const dawdle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));
