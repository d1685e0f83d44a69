import type { TemplateGroup } from '../template.js';

/** Choirs, recitals and Chinese music in smaller halls. */
export const chamber: TemplateGroup = {
  group: 'cultural',
  interest: 'music',
  templates: [
    {
      slug: 'mass-for-a-small-island',
      title: ['Mass for a|Small Island', '小島|彌撒曲', '小岛|弥撒曲'],
      byline: ['Peng Chau Voices', '坪洲人聲', '坪洲人声'],
      presenter: 'chamber',
      venue: 'city-hall-concert-hall',
      prices: [380, 280, 200, 140],
      days: 'sun 1500',
      every: 8,
      spoken: 'sungLatin',
      minutes: 85,
      about: [
        [
          'Renaissance polyphony with the ferry horn left in. Forty singers, most of whom commute.',
          '文藝復興複音音樂，保留渡輪汽笛。四十位歌者，大多每日搭船。',
          '文艺复兴复调音乐，保留渡轮汽笛。四十位歌者，大多每天坐船。',
        ],
        [
          'The choir was founded in a pier waiting room in 1998 and still rehearses there.',
          '合唱團 1998 年成立於碼頭候船室，至今仍在那裡練習。',
          '合唱团 1998 年成立于码头候船室，至今仍在那里排练。',
        ],
      ],
      credits: {
        conductor: ['Teresa Ng', '吳德蘭', '吴德兰'],
        programme: ['Byrd, Victoria, Ng', '拜爾德、維多利亞、吳德蘭', '伯德、维多利亚、吴德兰'],
      },
      notes: ['under6', 'latecomers'],
      demandLevel: 'quiet',
      parts: [
        {
          slug: 'carols-on-the-pier',
          title: ['Carols|on the Pier', '碼頭頌歌', '码头颂歌'],
          byline: ['Peng Chau Voices and 300 of the audience', '坪洲人聲與三百觀眾', '坪洲人声与三百观众'],
          days: 'sat 1700',
          every: 17,
          about: [
            'Half concert, half choir practice; scores are handed out with the hot ginger tea.',
            '一半音樂會，一半練歌，歌譜與熱薑茶一同派發。',
            '一半音乐会，一半练歌，歌谱与热姜茶一同派发。',
          ],
        },
      ],
    },
    {
      slug: 'new-strings-old-alleys',
      title: ['New Strings,|Old Alleys', '新弦|舊巷', '新弦|旧巷'],
      byline: ['City Silk and Bamboo: Morning market', '城市絲竹樂團：晨市', '城市丝竹乐团：晨市'],
      presenter: 'silkBamboo',
      venue: 'sha-tin-town-hall',
      prices: [360, 260, 180, 100],
      days: 'sat 2000',
      every: 10,
      spoken: 'instrumental',
      minutes: 100,
      about: [
        [
          'Erhu, pipa and a recording of six in the morning in Yau Ma Tei fruit market.',
          '二胡、琵琶，以及油麻地果欄清晨六時的錄音。',
          '二胡、琵琶，以及油麻地果栏清晨六点的录音。',
        ],
        [
          'A cycle in four parts that follows one street through one day.',
          '四部曲，記一條街的一日。',
          '四部曲，记一条街的一天。',
        ],
      ],
      credits: {
        conductor: ['Szeto Yuk-ping', '司徒玉萍', '司徒玉萍'],
        composer: ['Lam Chun-hang', '林晉行', '林晋行'],
      },
      notes: ['under6', 'interval'],
      parts: [
        {
          slug: 'new-strings-noon',
          byline: [
            'City Silk and Bamboo: Noon, the barber',
            '城市絲竹樂團：正午，理髮店',
            '城市丝竹乐团：正午，理发店',
          ],
          every: 9,
          about: [
            'Scissors in seven-eight, a radio serial, and a long suona solo for the kettle.',
            '八七拍的剪刀聲、電台廣播劇，和一段寫給水煲的嗩吶獨奏。',
            '八七拍的剪刀声、广播剧，和一段写给水壶的唢呐独奏。',
          ],
        },
        {
          slug: 'new-strings-dusk',
          byline: ['City Silk and Bamboo: Dusk, the stairs', '城市絲竹樂團：黃昏，樓梯', '城市丝竹乐团：黄昏，楼梯'],
          every: 8,
          about: [
            'Everybody comes home. A zheng for each floor, eleven floors.',
            '人人回家。每層一張箏，共十一層。',
            '人人回家。每层一张筝，共十一层。',
          ],
        },
        {
          slug: 'new-strings-midnight',
          byline: [
            'City Silk and Bamboo: Midnight, the sweeper',
            '城市絲竹樂團：午夜，掃街',
            '城市丝竹乐团：午夜，扫街',
          ],
          every: 11,
          demandLevel: 'quiet',
          about: [
            'Bamboo brooms, bamboo flutes and a street with nobody in it.',
            '竹掃把、竹笛，還有一條沒有人的街。',
            '竹扫帚、竹笛，还有一条没有人的街。',
          ],
        },
      ],
    },
    {
      slug: 'left-hand-recital',
      title: ['Left Hand', '左手', '左手'],
      byline: ['Piano recital by Ko Yat-sun', '高日新鋼琴獨奏會', '高日新钢琴独奏会'],
      presenter: 'chamber',
      venue: 'city-hall-theatre',
      prices: [320, 260, 200, 140],
      days: 'fri 2000',
      every: 9,
      spoken: 'instrumental',
      minutes: 75,
      about: [
        [
          'After an injury on the tram Ko Yat-sun learned a second repertoire. The right hand turns the pages.',
          '電車上一次受傷之後，高日新學會了另一套曲目。右手負責揭譜。',
          '在电车上受伤之后，高日新学会了另一套曲目。右手负责翻谱。',
        ],
        [
          'Scriabin, Brahms after Bach, and four new pieces by friends.',
          '史克里亞賓、布拉姆斯改編巴赫，以及四位友人的新作。',
          '斯克里亚宾、勃拉姆斯改编巴赫，以及四位友人的新作。',
        ],
      ],
      credits: { soloist: ['Ko Yat-sun', '高日新', '高日新'] },
      notes: ['under6', 'latecomers'],
      parts: [
        {
          slug: 'four-hands-one-bench',
          title: ['Four Hands,|One Bench', '四手|一凳', '四手|一凳'],
          byline: ['Ko Yat-sun and Ko Yat-ming', '高日新、高日明', '高日新、高日明'],
          every: 10,
          about: [
            'Brothers who have not shared a room since school share a piano.',
            '畢業後沒有同住的兩兄弟，共用一座鋼琴。',
            '毕业后没有同住的两兄弟，共用一架钢琴。',
          ],
        },
      ],
    },
    {
      slug: 'quartet-in-a-lift',
      title: ['Quartet|in a Lift', '升降機|四重奏', '电梯|四重奏'],
      byline: ['Kennedy Town Chamber Society, Haydn and after', '西環室樂社，海頓之後', '西环室乐社，海顿之后'],
      presenter: 'chamber',
      venue: 'cultural-centre-studio-theatre',
      prices: [260, 180],
      days: 'tue 1930',
      every: 5,
      spoken: 'instrumental',
      minutes: 70,
      about: [
        [
          'Music for four people who cannot avoid one another, from 1781 to last month.',
          '寫給四個無從迴避的人的音樂，由 1781 年到上個月。',
          '写给四个无法回避的人的音乐，从 1781 年到上个月。',
        ],
        [
          'The audience sits on the stage, the players in the middle.',
          '觀眾坐在台上，樂手坐在中央。',
          '观众坐在台上，乐手坐在中央。',
        ],
      ],
      credits: { players: ['Praya Quartet', '海傍四重奏', '海傍四重奏'] },
      notes: ['latecomers', 'under6'],
      demandLevel: 'quiet',
    },
  ],
};
