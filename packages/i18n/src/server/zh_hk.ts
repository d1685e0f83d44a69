// The texts that a server uses. `areas/` of this folder has those that no page loads.
export { words as cart } from '../areas/cart/zh_hk.js';
export { words as common } from '../areas/common/zh_hk.js';
export { words as errors } from '../areas/errors/zh_hk.js';
export { words as home } from '../areas/home/zh_hk.js';
export { words as receipt } from '../areas/receipt/zh_hk.js';
export { words as seats } from '../areas/seats/zh_hk.js';
export { words as bank } from './areas/bank/zh_hk.js';
export { words as control } from './areas/control/zh_hk.js';
export { words as identity } from './areas/identity/zh_hk.js';
export { words as mail } from './areas/mail/zh_hk.js';
export { words as network } from './areas/network/zh_hk.js';
export { words as news } from './areas/news/zh_hk.js';
export { words as notice } from './areas/notice/zh_hk.js';
export { words as outbox } from './areas/outbox/zh_hk.js';
export { words as programme } from './areas/programme/zh_hk.js';
