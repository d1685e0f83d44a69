export { newCardPhoto } from './CardTool/bars.js';
export { AddressField, RequestForm, SubmitRequest } from './RequestForm.js';
export { RequestClosed, RequestReference, RequestResult, RequestSent } from './RequestResult.js';
export { type CardFrontHandlers, type CardFrontState, needsCard, noCardFront } from './state.js';
