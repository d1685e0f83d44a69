import { array, enums, type Infer, nullable, type as object } from 'superstruct';
import { accessFeatures } from '../catalogue/access.js';
import { form, list } from '../forms/form.js';

/** Access features whose events come first in a member's listing. Null until the member has answered. */
export const AccessPreference = object({ accessFeatures: nullable(array(enums(accessFeatures))) });
export type AccessPreference = Infer<typeof AccessPreference>;

/** A member's answer. An empty list keeps the usual order, and the question does not come back. */
export const AccessChoice = form({ accessFeatures: list(enums(accessFeatures), accessFeatures.length) });
export type AccessChoice = Infer<typeof AccessChoice>;
