import type { TemplateGroup } from '../template.js';

/** The government ticketing network: concerts and opera. `district.ts` has its other events. */
export const government: TemplateGroup = {
  group: 'governmentNetwork',
  interest: 'music',
  templates: [
    {
      slug: 'lunchtime-strings',
      title: ['Lunchtime|Strings', '午間弦樂', '午间弦乐'],
      byline: ['Sha Tin: Schubert in fifty minutes', '沙田：五十分鐘舒伯特', '沙田：五十分钟舒伯特'],
      presenter: 'districtArts',
      venue: 'sha-tin-town-hall',
      prices: [120, 100, 80, 60],
      days: 'wed 1300',
      every: 4,
      spoken: 'instrumental',
      minutes: 50,
      about: [
        [
          'The Trout, without the repeats, between two office hours.',
          '兩段辦公時間之間，不反覆的《鱒魚》。',
          '两段办公时间之间，不反复的《鳟鱼》。',
        ],
        [
          'Chamber music near home, played by graduates of the last five years.',
          '家門附近的室樂，由近五年的畢業生演奏。',
          '家门附近的室内乐，由近五年的毕业生演奏。',
        ],
      ],
      credits: { players: ['Shing Mun Quintet', '城門五重奏', '城门五重奏'] },
      notes: ['under6', 'latecomers'],
      demandLevel: 'quiet',
      parts: [
        {
          slug: 'lunchtime-strings-tsuen-wan',
          byline: ['Tsuen Wan: Borodin and the dye works', '荃灣：鮑羅丁與染廠', '荃湾：鲍罗丁与染厂'],
          venue: 'tsuen-wan-town-hall',
          days: 'thu 1300',
          every: 5,
          about: [
            'A nocturne, and a new piece for the colours that used to run down the hill.',
            '一首夜曲，一首寫給昔日山邊染水的新作。',
            '一首夜曲，一首写给昔日山边染水的新作。',
          ],
        },
        {
          slug: 'lunchtime-strings-tai-po',
          byline: ['Tai Po: Ravel by the railway', '大埔：鐵路旁的拉威爾', '大埔：铁路旁的拉威尔'],
          venue: 'tai-po-civic-centre',
          days: 'tue 1300',
          every: 6,
          about: [
            'One quartet, timed to end before the 13.58.',
            '一首弦樂四重奏，趕在 13:58 那班車前奏完。',
            '一首弦乐四重奏，赶在 13:58 那班车前奏完。',
          ],
        },
      ],
    },
    {
      slug: 'town-hall-winds',
      title: ['Town Hall|Winds', '會堂管樂', '会堂管乐'],
      byline: ['Symphonic band, seaside marches', '交響管樂團，海傍進行曲', '交响管乐团，海滨进行曲'],
      presenter: 'districtArts',
      venue: 'tsuen-wan-town-hall',
      prices: [200, 160, 120, 80],
      days: 'sun 1500',
      every: 8,
      spoken: 'instrumental',
      minutes: 90,
      about: [
        [
          'Seventy players, nine of them over seventy, and a tuba older than the hall.',
          '七十位樂手，九位年過七十，還有一支比會堂更老的大號。',
          '七十位乐手，九位年过七十，还有一支比会堂更老的大号。',
        ],
        [
          'The district band has met every Tuesday since 1971.',
          '地區管樂團自 1971 年起逢星期二練習。',
          '地区管乐团自 1971 年起每周二排练。',
        ],
      ],
      credits: { conductor: ['Teresa Ng', '吳德蘭', '吴德兰'] },
      notes: ['allAges', 'interval'],
      parts: [
        {
          slug: 'town-hall-winds-films',
          byline: ['Symphonic band, chases and kisses', '交響管樂團，追逐與擁吻', '交响管乐团，追逐与拥吻'],
          days: 'sat 2000',
          every: 13,
          about: [
            'Film music in two halves: first everyone runs, then everyone stops.',
            '電影配樂，上半場人人奔跑，下半場人人停下。',
            '电影配乐，上半场人人奔跑，下半场人人停下。',
          ],
        },
      ],
    },
    {
      slug: 'village-stage',
      title: ['Village|Stage', '鄉村戲台', '乡村戏台'],
      byline: ['Tai Po: thanks to the river', '大埔：酬謝河神', '大埔：酬谢河神'],
      presenter: 'paperKite',
      interest: 'chineseOpera',
      venue: 'tai-po-civic-centre',
      prices: [240, 180, 120, 80],
      days: 'sat 1930, sun 1330',
      every: 9,
      spoken: 'cantoneseBoth',
      minutes: 170,
      about: [
        [
          'The ritual opening, the promotion, and then the play that the village actually asked for.',
          '先演賀壽，再演加官，然後才是村民點的那一齣。',
          '先演贺寿，再演加官，然后才是村民点的那一出。',
        ],
        [
          'Opera of the festivals, brought indoors with its whole order of service.',
          '神功戲搬入室內，儀式完整。',
          '神功戏搬进室内，仪式完整。',
        ],
      ],
      credits: {
        lead: ['Kam Lai-fan, Man Kam-shui', '金麗芬、文錦歲', '金丽芬、文锦岁'],
        percussion: ['Wong Sau-kei', '黃守基', '黄守基'],
      },
      notes: ['allAges', 'interval'],
      parts: [
        {
          slug: 'village-stage-kwai-tsing',
          byline: ['Kwai Tsing: thanks to the sea', '葵青：酬謝天后', '葵青：酬谢天后'],
          venue: 'kwai-tsing-theatre',
          days: 'fri-sat 1930',
          every: 10,
          about: [
            'For Tin Hau, with the dragon boat crews in the first three rows.',
            '為天后賀誕，首三排坐的是龍舟隊。',
            '为天后贺诞，前三排坐的是龙舟队。',
          ],
        },
        {
          slug: 'village-stage-ko-shan',
          byline: ['Ko Shan: thanks to the kitchen', '高山：酬謝灶君', '高山：酬谢灶君'],
          venue: 'ko-shan-theatre',
          days: 'sun 1930',
          every: 8,
          demandLevel: 'busy',
          about: [
            'The shortest festival of the year, and the one with the best supper.',
            '一年最短的賀誕，宵夜卻最好。',
            '一年最短的贺诞，夜宵却最好。',
          ],
        },
      ],
    },
    {
      slug: 'songs-from-the-resettlement-blocks',
      title: ['Songs of|Seven Storeys', '七層大廈|的歌', '七层大厦|的歌'],
      byline: ['Evening of Cantonese pop, 1964 to 1989', '粵語流行曲之夜，1964–1989', '粤语流行曲之夜，1964–1989'],
      presenter: 'districtArts',
      interest: 'popConcert',
      venue: 'ko-shan-theatre',
      prices: [280, 220, 160, 100],
      days: 'fri-sat 1945',
      every: 10,
      spoken: 'sungCantonese',
      minutes: 110,
      about: [
        [
          'What came through the walls of the resettlement blocks, floor by floor, sung by people who lived on them.',
          '由徙置大廈的牆傳來的歌，逐層唱，唱的人都住過那裡。',
          '从徙置大厦的墙那边传来的歌，一层一层唱，唱的人都住过那里。',
        ],
        [
          'The band sits on seven levels; the lift is still out of order.',
          '樂隊分坐七層，升降機依舊壞着。',
          '乐队分坐七层，电梯依旧坏着。',
        ],
      ],
      credits: { host: ['Lai Man-cheuk', '黎文卓', '黎文卓'] },
      notes: ['allAges', 'interval'],
      parts: [
        {
          slug: 'songs-from-the-factory-floor',
          title: ['Songs of the|Night Shift', '夜更的歌', '夜班的歌'],
          byline: ['Evening of factory songs, 1958 to 1982', '工廠歌之夜，1958–1982', '工厂歌之夜，1958–1982'],
          venue: 'tsuen-wan-town-hall',
          every: 9,
          about: [
            'Radio requests from the sewing line, with the dedications read out.',
            '車衣線上的電台點唱，連點唱字條一併讀出。',
            '缝纫线上的电台点歌，连点歌字条一并读出。',
          ],
        },
      ],
    },
  ],
};
