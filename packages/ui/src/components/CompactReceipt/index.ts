export { CompactReceipt, type CompactReceiptProps, type ReceiptSeat } from './CompactReceipt.js';
