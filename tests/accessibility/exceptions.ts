/** Accepted findings, each with reason and date. Should be empty. */
export interface Exception {
  check: string;
  /** Story id. */
  story: string;
  /** Part of the reported sentence. */
  says: string;
  reason: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

export const exceptions: readonly Exception[] = [];
