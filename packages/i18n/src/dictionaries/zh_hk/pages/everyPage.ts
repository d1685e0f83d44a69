export { common } from '../common.js';
export { titles } from '../titles.js';
