export { WelcomeLine } from './WelcomeLine.js';
