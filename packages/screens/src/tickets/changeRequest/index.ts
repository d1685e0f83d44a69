export {
  CardFront,
  type CardFrontHandlers,
  type CardFrontState,
  noCardFront,
} from './CardFront.js';
export { RequestClosed } from './RequestClosed.js';
export { RequestSent } from './RequestSent.js';
export { SentActions } from './SentActions.js';
