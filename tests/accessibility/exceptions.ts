/** Findings that the matrix accepts, each with a reason and the day of the decision. There should be none. */
export interface Exception {
  check: string;
  /** The story's id. */
  story: string;
  /** A part of the sentence that the check reports. */
  says: string;
  reason: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

export const exceptions: readonly Exception[] = [];
