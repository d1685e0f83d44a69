export { type CaptchaChallenge, CaptchaField, type CaptchaFieldProps, type CaptchaWay } from './CaptchaField.js';
