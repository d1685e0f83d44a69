export { PurchaseSteps, type StepName } from './PurchaseSteps.js';
