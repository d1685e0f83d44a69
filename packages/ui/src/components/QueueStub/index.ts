export { NextSteps, type NextStepsProps } from './NextSteps.js';
export { QueueStub, type QueueStubProps } from './QueueStub.js';
