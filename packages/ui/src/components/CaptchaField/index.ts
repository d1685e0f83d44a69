export { type CaptchaChallenge, CaptchaField, type CaptchaFieldProps, type CaptchaKind } from './CaptchaField.js';
