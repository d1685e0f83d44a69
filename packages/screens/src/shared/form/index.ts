export { FormProblems } from './FormProblems.js';
export { type FormFields, type Problem, type Refusal, toProblems } from './problems.js';
export { type FieldProps, useForm } from './useForm.js';
