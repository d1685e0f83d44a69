import { AsyncLocalStorage } from 'node:async_hooks';

/** The session's token of the request that runs. Null for a visitor, and for the shop's own work. */
const tokens = new AsyncLocalStorage<string | null>();

/** Runs the work of a member's request. Each of its transactions checks first that the session still lives. */
export const actingFor = <Result>(token: string | null, work: () => Result): Result => tokens.run(token, work);

/** Runs work that a request sets off and that is the shop's own, such as the delivery of a mail. */
export const actingForShop = <Result>(work: () => Result): Result => tokens.run(null, work);

/** The token of the session that the running work acts for. */
export const actingToken = (): string | null => tokens.getStore() ?? null;
