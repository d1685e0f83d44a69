export {
  CardFront,
  type CardFrontHandlers,
  type CardFrontState,
  noCardFront,
} from './CardFront.js';
export { RequestSent } from './RequestSent.js';
