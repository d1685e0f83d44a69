import type { Lang } from '@first-gong/domain';

/** The words of the page in the place of the government ticketing network. */
export interface NetworkWords {
  title: string;
  about: string;
  lead: string;
  unknown: string;
  unknownText: string;
  back: string;
}

export const networkWords: Record<Lang, NetworkWords> = {
  en_us: {
    title: 'Sample government network',
    about:
      'This page is part of the demonstration, in the place of the government ticketing network. It sells nothing.',
    lead: 'You have left First Gong. The government ticketing network sells the tickets of this event.',
    unknown: 'No such event',
    unknownText: 'The network has no event at this address. Open it from the event’s page again.',
    back: 'Back to First Gong',
  },
  zh_hk: {
    title: '示範政府售票網',
    about: '這一頁是示範的一部分，代替政府售票網，並不發售門票。',
    lead: '你已離開開鑼。此節目的門票由政府售票網發售。',
    unknown: '沒有這個節目',
    unknownText: '售票網在這個網址沒有節目，請從節目頁再次前往。',
    back: '返回開鑼',
  },
  zh_cn: {
    title: '演示政府售票网',
    about: '本页是演示的一部分，代替政府售票网，不出售门票。',
    lead: '你已离开开锣。此节目的门票由政府售票网出售。',
    unknown: '没有这个节目',
    unknownText: '售票网在这个网址没有节目，请从节目页重新前往。',
    back: '返回开锣',
  },
};
