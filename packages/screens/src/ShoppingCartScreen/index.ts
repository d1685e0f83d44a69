export { type CartState, ShoppingCartScreen, type ShoppingCartScreenProps } from './ShoppingCartScreen.js';
