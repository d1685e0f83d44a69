export { OrderStub, type OrderStubProps } from './OrderStub.js';
