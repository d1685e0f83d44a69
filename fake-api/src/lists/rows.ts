import type { Lang } from '@first-gong/domain';

/**
 * A row of a resource: the fields that a call chooses it by, and what the call returns for it in a language. The row
 * is made once for all languages, and only the rows that are chosen are put into words.
 */
export interface Row<Shown extends object = object> {
  readonly [field: string]: unknown;
  readonly show: (lang: Lang) => Shown;
}

/** An answer before it becomes bytes. */
export interface Answer {
  body: unknown;
  /** For X-Total-Count; null if the answer is not a list. */
  total: number | null;
}
