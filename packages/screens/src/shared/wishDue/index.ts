export { type WishDue, WishDueNotice } from './WishDueNotice.js';
