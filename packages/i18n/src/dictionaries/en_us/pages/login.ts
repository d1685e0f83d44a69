export { errors } from '../errors.js';
export { login } from '../login.js';
