export { ReceiptAwaitingBank } from './ReceiptAwaitingBank.js';
export { ReceiptCancelled } from './ReceiptCancelled.js';
