export {
  CardFront,
  type CardFrontHandlers,
  type CardFrontState,
  type CardFrontUpload,
  noCardFront,
} from './CardFront.js';
export { RequestSent } from './RequestSent.js';
