export { isExtension } from './call.js';
export { CallError } from './callError.js';
export { type AnyCall, type BodyOf, type CallOf, callNames, callOf, type QueryOf, type ResponseOf } from './callOf.js';
export {
  type CallName,
  calls,
  errorsOf,
  uploadErrors,
} from './calls.js';
export {
  type Answer,
  addressOf,
  type Client,
  createClient,
  createNamedClient,
  type FirewallFetch,
  type InputOf,
  type Request,
} from './client.js';
export { firstCalls } from './firstCalls.js';
export { minutesToWait, Problem, problemType, statusOf } from './problem.js';
