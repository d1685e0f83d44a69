export { OneTimePasswordField, type OneTimePasswordFieldProps } from './OneTimePasswordField.js';
export { OneTimePasswordHelp, type OneTimePasswordHelpProps } from './OneTimePasswordHelp.js';
