import type { Failure } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';

/** One of the two forms: what was entered, and what became of the last submission. */
export interface FormState<Values> {
  values: Values;
  submitting: boolean;
  /** Why the server refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
}
