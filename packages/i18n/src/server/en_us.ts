// The texts that a server uses. `areas/` of this folder has those that no page loads.
export { words as cart } from '../areas/cart/en_us.js';
export { words as common } from '../areas/common/en_us.js';
export { words as errors } from '../areas/errors/en_us.js';
export { words as home } from '../areas/home/en_us.js';
export { words as receipt } from '../areas/receipt/en_us.js';
export { words as seats } from '../areas/seats/en_us.js';
export { words as bank } from './areas/bank/en_us.js';
export { words as control } from './areas/control/en_us.js';
export { words as identity } from './areas/identity/en_us.js';
export { words as mail } from './areas/mail/en_us.js';
export { words as network } from './areas/network/en_us.js';
export { words as news } from './areas/news/en_us.js';
export { words as notice } from './areas/notice/en_us.js';
export { words as outbox } from './areas/outbox/en_us.js';
export { words as programme } from './areas/programme/en_us.js';
