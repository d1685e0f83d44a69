export { newCardPhoto } from './CardTool/bars.js';
export { AddressField, RequestForm, SubmitRequest } from './RequestForm.js';
export { RequestClosed, RequestReference, RequestResult, RequestSent } from './RequestResult.js';
export {
  type CardFrontHandlers,
  type CardFrontState,
  type Entered,
  needsCard,
  noCardFront,
  type RequestFormState,
} from './state.js';
