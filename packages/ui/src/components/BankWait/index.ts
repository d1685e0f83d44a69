export { BankWait, type BankWaitProps } from './BankWait.js';
