export { cart } from '../cart.js';
export { errors } from '../errors.js';
export { member } from '../member.js';
export { preview } from '../preview.js';
export { receipt } from '../receipt.js';
