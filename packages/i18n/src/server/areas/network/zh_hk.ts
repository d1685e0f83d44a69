import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '示範政府售票網',
  about: '這一頁是示範的一部分，代替政府售票網，並不發售門票。',
  lead: '你已離開{{brand}}。此節目的門票由政府售票網發售。',
  unknown: '沒有這個節目',
  unknownText: '售票網在這個網址沒有節目，請從節目頁再次前往。',
  back: '返回{{brand}}',
};
