export { PaymentSlip, type PaymentSlipProps } from './PaymentSlip.js';
