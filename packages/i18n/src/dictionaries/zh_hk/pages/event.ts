export { errors } from '../errors.js';
export { event } from '../event.js';
