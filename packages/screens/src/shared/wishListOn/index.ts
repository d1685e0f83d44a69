export { useWishListOn, WishListOn } from './wishListOn.js';
