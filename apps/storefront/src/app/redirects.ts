/** The redirects of old addresses, lazy-loaded because few visits need them. */
export { locationOf } from '@first-gong/domain';
