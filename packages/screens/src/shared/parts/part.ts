import type { Failure } from '@first-gong/domain';

/** A list inside a page. The page does not wait for the list, and the list reports its own problems. */
export interface SectionState<Row> {
  /** Undefined until loaded. */
  data: readonly Row[] | undefined;
  /** Rows on all pages of the list. */
  total: number;
  /** Rows that could not be read; `data` omits them. */
  unreadable: number;
  /** Why there are no rows. */
  failure?: Failure | undefined;
  /** A call is pending. */
  updating: boolean;
}

/** A part without rows. @param failure null unless its call has failed. */
export const sectionWithout = (failure: Failure | null, updating = false): SectionState<never> => ({
  data: undefined,
  total: 0,
  unreadable: 0,
  failure: failure ?? undefined,
  updating,
});

/** How to retry: by script, or by loading the page at this address. */
export interface RetryAction {
  href: string;
  /** @default script does not run yet */
  onRetry?: (() => void) | undefined;
}

/** Whether a part is missing or incomplete. */
export const isBroken = ({ data, unreadable, failure }: SectionState<unknown>): boolean =>
  data ? unreadable > 0 : failure !== undefined;
