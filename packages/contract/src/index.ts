export { type Call, defineCall, type Who } from './call.js';
export { CallError } from './callError.js';
export { type AnyCall, type BodyOf, callNames, callOf, type QueryOf, type ResponseOf } from './callOf.js';
export {
  type CallName,
  type Calls,
  calls,
  errorsOf,
  generalErrors,
  memberErrors,
  uploadErrors,
} from './calls.js';
export {
  type Answer,
  type CallInput,
  type Client,
  type ClientOptions,
  createClient,
  createNamedClient,
  type FirewallFetch,
  type InputOf,
  type Request,
} from './client.js';
export { Problem, problemType, statusOf } from './problem.js';
