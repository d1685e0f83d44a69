export { ReceiptSlip, type ReceiptSlipProps } from './ReceiptSlip.js';
