import type { Lang } from '@first-gong/domain';

/** A row of a resource with the fields for selection. `show` adds the language, for selected rows only. */
export interface Row<Shown extends object = object> {
  readonly [field: string]: unknown;
  readonly show: (lang: Lang) => Shown;
}

/** A response before serialization. */
export interface Answer {
  body: unknown;
  /** X-Total-Count; null if the response is not a list. */
  total: number | null;
}
