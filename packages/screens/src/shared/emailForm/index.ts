export { EmailForm, type EmailFormState, useEmailForm } from './EmailForm.js';
