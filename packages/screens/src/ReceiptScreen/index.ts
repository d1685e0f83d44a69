export { ReceiptScreen, type ReceiptScreenProps, type ReceiptState } from './ReceiptScreen.js';
