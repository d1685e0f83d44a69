export { FormProblems, type FormProblemsProps } from './FormProblems.js';
export { type FormFields, type Problem, type Refusal, toProblems } from './problems.js';
export { type FieldProps, type Form, useForm } from './useForm.js';
