export { Steps, type StepsProps } from './Steps.js';
