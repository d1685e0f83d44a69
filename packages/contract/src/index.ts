export { type Call, defineCall, type Who } from './call.js';
export { type CallName, type Calls, calls, errorsOf, generalErrors, memberErrors } from './calls.js';
export { type Answer, CallError, type CallInput, type ClientOptions, createClient, type Request } from './client.js';
export { Problem, problemType, statusOf } from './problem.js';
