/** The part of the contract that makes calls, in a chunk of its own. */
export { createNamedClient } from '@first-gong/contract';
