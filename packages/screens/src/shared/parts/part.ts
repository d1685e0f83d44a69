import type { Failure } from '@first-gong/domain';

/** A list that is a part of a page. The page is shown without it, and the part says what is wrong. */
export interface Part<Row> {
  /** Undefined until they are there. */
  data: readonly Row[] | undefined;
  /** Rows on all pages of the list. */
  total: number;
  /** Rows that could not be read. `data` is without them. */
  unreadable: number;
  /** Why there are no rows. */
  failure?: Failure | undefined;
  /** A call is under way. */
  updating: boolean;
}

/** A part that has nothing to show. @param failure null while its call has not failed. */
export const partWithout = (failure: Failure | null, updating = false): Part<never> => ({
  data: undefined,
  total: 0,
  unreadable: 0,
  failure: failure ?? undefined,
  updating,
});

/** How a part is asked for again: by script, or by loading the page at this address. */
export interface Again {
  href: string;
  /** @default script does not run yet */
  onRetry?: (() => void) | undefined;
}

/** Whether a part has to say that it is not whole. */
export const isBroken = ({ data, unreadable, failure }: Part<unknown>): boolean =>
  data ? unreadable > 0 : failure !== undefined;
