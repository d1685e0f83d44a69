export { WishRow, type WishRowProps, type WishState } from './WishRow.js';
