import type { TemplateGroup } from '../template.js';

export const seminars: TemplateGroup = {
  group: 'cultural',
  interest: 'seminar',
  templates: [
    {
      slug: 'who-built-the-typhoon-shelter',
      title: ['Who Built|the Shelter?', '誰起的|避風塘', '谁建的|避风塘'],
      byline: ['Sunday Forum: harbours', '星期日講堂：海港', '周日讲堂：海港'],
      presenter: 'sundayTalks',
      venue: 'city-hall-theatre',
      prices: [120, 100, 80, 60],
      days: 'sun 1130',
      every: 5,
      spoken: 'cantonese',
      minutes: 90,
      about: [
        [
          'An engineer, a boat woman and an archivist disagree about one wall.',
          '一位工程師，一位水上人，一位檔案員，為一道堤爭論。',
          '一位工程师，一位水上人，一位档案员，为一道堤争论。',
        ],
        [
          'An hour of talk, half an hour of the audience. Sign language on every Sunday.',
          '講一小時，觀眾發言半小時，每場設手語傳譯。',
          '讲一小时，观众发言半小时，每场设手语翻译。',
        ],
      ],
      credits: { speaker: ['Prof. Lai Cheuk; Mrs Shek; Dora Pang', '黎焯教授、石太、彭朵', '黎焯教授、石太太、彭朵'] },
      notes: ['allAges', 'latecomers'],
      demandLevel: 'quiet',
      parts: [
        {
          slug: 'what-the-tram-driver-saw',
          title: ['What the|Driver Saw', '車長|看見的', '司机|看见的'],
          byline: ['Sunday Forum: streets', '星期日講堂：街道', '周日讲堂：街道'],
          every: 6,
          credits: { speaker: ['Three tram drivers', '三位電車車長', '三位电车司机'] },
          about: [
            'Forty years of one street from two metres up, at thirty kilometres an hour.',
            '離地兩米，時速三十公里，看一條街看了四十年。',
            '离地两米，时速三十公里，看一条街看了四十年。',
          ],
        },
        {
          slug: 'a-short-history-of-queues',
          title: ['A Short|History of|Queues', '排隊|小史', '排队|小史'],
          byline: ['Sunday Forum: manners', '星期日講堂：禮數', '周日讲堂：礼数'],
          every: 7,
          demandLevel: 'soldOut',
          credits: { speaker: ['Dr Yuen Pui-shan', '袁佩珊博士', '袁佩珊博士'] },
          about: [
            'Water, rice, trainers, concert tickets. Doors open at eleven; please line up.',
            '飲用水、白米、球鞋、演唱會門票。十一時入場，請排隊。',
            '饮用水、大米、球鞋、演唱会门票。十一点入场，请排队。',
          ],
        },
      ],
    },
    {
      slug: 'how-to-listen-to-a-gong',
      title: ['How to Hear|a Gong', '聽鑼', '听锣'],
      byline: ['A talk with twelve gongs', '十二面鑼的講座', '十二面锣的讲座'],
      presenter: 'teaHouse',
      venue: 'tea-house-theatre',
      prices: [120, 80],
      days: 'sat 1100',
      every: 9,
      spoken: 'cantoneseAndEnglish',
      minutes: 75,
      about: [
        [
          'Why the first gong of the evening is struck before anyone is ready.',
          '為甚麼開場第一聲鑼，總在人人未準備好時敲響。',
          '为什么开场第一声锣，总在人人还没准备好时敲响。',
        ],
        [
          'Everybody strikes one. Tea is served between the large and the small.',
          '人人有份敲，大鑼小鑼之間奉茶。',
          '人人都能敲，大锣小锣之间奉茶。',
        ],
      ],
      credits: { speaker: ['Ko Yun-fat', '高潤發', '高润发'] },
      notes: ['allAges', 'latecomers'],
      parts: [
        {
          slug: 'how-to-read-a-sleeve',
          title: ['How to Read|a Sleeve', '讀水袖', '读水袖'],
          byline: ['A talk with two metres of silk', '兩米絲綢的講座', '两米丝绸的讲座'],
          days: 'sat 1300',
          every: 10,
          credits: { speaker: ['Sham Wing-ho', '沈詠荷', '沈咏荷'] },
          about: [
            'Anger, weather, rank and refusal, in one flick.',
            '一拂之間：怒意、天氣、身分、拒絕。',
            '一拂之间：怒意、天气、身份、拒绝。',
          ],
        },
      ],
    },
    {
      slug: 'cities-after-dark',
      title: ['Cities|after Dark', '入夜之城', '入夜之城'],
      byline: ['Forum: night buses, night clinics, night bakers', '論壇：夜車、夜診、夜烘', '论坛：夜班车、夜诊、夜烘'],
      presenter: 'lateShift',
      venue: 'asiaworld-summit',
      prices: [380, 280, 180],
      days: 'fri 1000',
      every: 15,
      spoken: 'english',
      minutes: 420,
      about: [
        [
          'Planners and people on the late shift share eleven tables and one kettle.',
          '城市規劃師與夜班工人，共用十一張桌和一個水煲。',
          '城市规划师与夜班工人，共用十一张桌子和一个水壶。',
        ],
        [
          'In English, with Cantonese and Putonghua through the earpiece.',
          '英語進行，設粵語及普通話即時傳譯。',
          '英语进行，设粤语及普通话同声传译。',
        ],
      ],
      credits: { speaker: ['Twenty-two speakers of nine cities', '九城二十二位講者', '九城二十二位讲者'] },
      notes: ['under6', 'bags'],
    },
  ],
};
