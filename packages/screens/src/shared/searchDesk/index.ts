export { SearchDesk } from './SearchDesk.js';
