export { Perforation, type PerforationProps } from './Perforation.js';
