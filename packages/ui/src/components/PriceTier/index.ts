export { PriceTier, type PriceTierProps } from './PriceTier.js';
