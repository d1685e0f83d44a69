import type { Failure } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';

/** Values and last submission of one of the two forms. */
export interface FormState<Values> {
  values: Values;
  submitting: boolean;
  /** Why the server rejected the form, or null. */
  error: Refusal | null;
  /** Why there is no response, or null. */
  failure: Failure | null;
}
