export { BasketStub, type BasketStubProps, type TicketTypeChoice } from './BasketStub.js';
