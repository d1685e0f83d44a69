/** The redirects of old addresses, in a chunk of their own: few visits need them. */
export { locationOf } from '@first-gong/domain';
