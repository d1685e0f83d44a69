export { CartContents } from './CartContents.js';
export { groupByPerformance, seatCount } from './groups.js';
export { HeldTimer } from './HeldTimer.js';
export { OrderStub } from './OrderStub.js';
export { Overlaps } from './Overlaps.js';
export { PaymentSlip } from './PaymentSlip.js';
export { PurchaseBar, PurchaseLayout } from './PurchaseLayout.js';
export { type ReleasedHandlers, ReleasedHead, type ReleasedState } from './ReleasedSeats.js';
export { amountOf, performanceLine, proofNotes, zoneText } from './wording.js';
