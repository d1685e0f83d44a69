export { PurchaseSteps } from './PurchaseSteps.js';
