export { EmailField, TelephoneField } from './contactFields.js';
export { FormProblems, type FormProblemsProps } from './FormProblems.js';
export { type FormFields, idsOf, type Problem, type Refusal, type Submission, toProblems } from './problems.js';
export { SubmitButton } from './SubmitButton.js';
export { type FieldProps, type Form, type FormOptions, useForm } from './useForm.js';
