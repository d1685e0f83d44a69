export { inTime, PartTimeOut } from './inTime.js';
