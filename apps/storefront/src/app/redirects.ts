/** The redirects of old addresses, in their own chunk: few visits need them. */
export { locationOf } from '@first-gong/domain';
