export { home } from '../home.js';
