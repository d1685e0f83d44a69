export { Flood, type FloodProps } from './Flood.js';
