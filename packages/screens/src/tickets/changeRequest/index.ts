export { newCardPhoto } from './CardTool/bars.js';
export { type CardFrontHandlers, type CardFrontState, noCardFront } from './cardState.js';
export { RequestClosed } from './RequestClosed.js';
export { AddressField, RequestForm, SubmitRequest } from './RequestForm.js';
export { RequestSent } from './RequestSent.js';
export { SentActions } from './SentActions.js';
