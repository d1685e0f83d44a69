// The words in one language for code that runs in Node: those that only a server says, and those that it shares with the pages.
export { words as cart } from '../areas/cart/en_us.js';
export { words as common } from '../areas/common/en_us.js';
export { words as errors } from '../areas/errors/en_us.js';
export { words as home } from '../areas/home/en_us.js';
export { words as receipt } from '../areas/receipt/en_us.js';
export { words as bank } from './areas/bank/en_us.js';
export { words as control } from './areas/control/en_us.js';
export { words as identity } from './areas/identity/en_us.js';
export { words as mail } from './areas/mail/en_us.js';
export { words as network } from './areas/network/en_us.js';
export { words as news } from './areas/news/en_us.js';
export { words as notice } from './areas/notice/en_us.js';
export { words as outbox } from './areas/outbox/en_us.js';
export { words as programme } from './areas/programme/en_us.js';
