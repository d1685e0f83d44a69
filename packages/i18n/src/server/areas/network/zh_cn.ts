import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '演示政府售票网',
  about: '本页是演示的一部分，代替政府售票网，不出售门票。',
  lead: '你已离开{{brand}}。此节目的门票由政府售票网出售。',
  unknown: '没有这个节目',
  unknownText: '售票网在这个网址没有节目，请从节目页重新前往。',
  back: '返回{{brand}}',
};
