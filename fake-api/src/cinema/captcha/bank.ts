/**
 * Parts of the questions in words (see question.ts). Texts are in the order English, Traditional Chinese of
 * Hong Kong, Simplified Chinese; `/` separates a word from other spellings that count as well, the shown one first.
 */
export type Words = readonly [english: string, traditional: string, simplified: string];

/** Things that have one property in common, which nothing outside the group has, except what `alike` names. */
export interface Group {
  /** The property of one thing, and in English also of many: "is a fruit", "are fruits". */
  properties: readonly { one: Words; many: string }[];
  things: readonly Words[];
  /** Groups whose things could be said to have the property too. They are never asked for together. */
  alike: readonly GroupName[];
}

const property = (english: string, many: string, traditional: string, simplified: string) => ({
  one: [english, traditional, simplified] as const,
  many,
});

export const groupNames = [
  ...(['shoes', 'wings', 'sea', 'fourLegs', 'fruits', 'drinks', 'instruments', 'transport', 'furniture'] as const),
  ...(['sky', 'jobs', 'kitchen', 'body', 'writing', 'clothes', 'sports', 'colours', 'buildings'] as const),
] as const;
export type GroupName = (typeof groupNames)[number];

export const groups: Readonly<Record<GroupName, Group>> = {
  shoes: {
    properties: [
      property('is worn on the feet', 'are worn on the feet', '是穿在腳上的', '是穿在脚上的'),
      property(
        'comes in a left one and a right one, for walking',
        'come in a left one and a right one, for walking',
        '分左右腳，走路時穿',
        '分左右脚，走路时穿',
      ),
    ],
    things: [
      ['sock', '襪子/襪', '袜子/袜'],
      ['shoe', '皮鞋/鞋', '皮鞋/鞋'],
      ['slipper', '拖鞋', '拖鞋'],
      ['boot', '長靴/靴/靴子', '长靴/靴/靴子'],
      ['sandal', '涼鞋', '凉鞋'],
      ['sneaker/trainer', '運動鞋/波鞋/球鞋', '运动鞋/球鞋'],
    ],
    alike: ['clothes', 'body'],
  },
  wings: {
    properties: [
      property('has wings of its own', 'have wings of their own', '有翅膀', '有翅膀'),
      property('flies without an engine', 'fly without an engine', '不用引擎也能飛', '不用发动机也能飞'),
    ],
    things: [
      ['sparrow', '麻雀', '麻雀'],
      ['pigeon/dove', '鴿子/白鴿', '鸽子'],
      ['bee', '蜜蜂', '蜜蜂'],
      ['butterfly', '蝴蝶', '蝴蝶'],
      ['eagle/hawk', '老鷹/鷹/麻鷹', '老鹰/鹰'],
      ['swallow', '燕子', '燕子'],
      ['dragonfly', '蜻蜓', '蜻蜓'],
      ['mosquito', '蚊子/蚊', '蚊子/蚊'],
    ],
    alike: ['sky', 'transport'],
  },
  sea: {
    properties: [
      property('lives in the sea', 'live in the sea', '住在海裡', '生活在海里'),
      property('is at home under water', 'are at home under water', '以水底為家', '以水底为家'),
    ],
    things: [
      ['shark', '鯊魚', '鲨鱼'],
      ['dolphin', '海豚', '海豚'],
      ['whale', '鯨魚/鯨', '鲸鱼/鲸'],
      ['squid', '魷魚', '鱿鱼'],
      ['octopus', '八爪魚/章魚', '章鱼/八爪鱼'],
      ['crab', '螃蟹/蟹', '螃蟹/蟹'],
      ['lobster', '龍蝦', '龙虾'],
      ['starfish', '海星', '海星'],
    ],
    alike: [],
  },
  fourLegs: {
    properties: [
      property('walks on four legs', 'walk on four legs', '用四條腿走路', '用四条腿走路'),
      property('is an animal with fur or hide', 'are animals with fur or hide', '是有毛或皮的走獸', '是有毛或皮的走兽'),
    ],
    things: [
      ['cat', '貓', '猫'],
      ['dog', '狗', '狗'],
      ['horse', '馬', '马'],
      ['cow', '乳牛/牛/奶牛', '奶牛/牛/乳牛'],
      ['elephant', '大象/象', '大象/象'],
      ['rabbit', '兔子/兔', '兔子/兔'],
      ['tiger', '老虎/虎', '老虎/虎'],
      ['sheep', '綿羊/羊', '绵羊/羊'],
      ['giraffe', '長頸鹿', '长颈鹿'],
    ],
    alike: ['transport', 'sea'],
  },
  fruits: {
    properties: [
      property('is a fruit', 'are fruits', '是水果', '是水果'),
      property('goes into a fruit salad', 'go into a fruit salad', '可以切成水果拼盤', '可以切成水果拼盘'),
    ],
    things: [
      ['apple', '蘋果', '苹果'],
      ['banana', '香蕉', '香蕉'],
      ['grape', '葡萄/提子', '葡萄'],
      ['mango', '芒果', '芒果'],
      ['lychee/litchi', '荔枝', '荔枝'],
      ['watermelon', '西瓜', '西瓜'],
      ['pear', '雪梨/梨', '雪梨/梨/梨子'],
      ['pineapple', '菠蘿/鳳梨', '菠萝/凤梨'],
      ['durian', '榴槤/榴蓮', '榴莲'],
    ],
    alike: ['drinks'],
  },
  drinks: {
    properties: [
      property('is for drinking', 'are for drinking', '是用來喝的', '是用来喝的'),
      property('is poured into a cup', 'are poured into a cup', '會倒進杯裡', '会倒进杯子里'),
    ],
    things: [
      ['tea', '茶', '茶'],
      ['coffee', '咖啡', '咖啡'],
      ['milk', '牛奶/鮮奶', '牛奶/鲜奶'],
      ['orange juice/juice', '橙汁/果汁', '橙汁/果汁'],
      ['lemonade', '檸檬水', '柠檬水'],
      ['cola/coke', '可樂', '可乐'],
      ['soya milk/soy milk', '豆漿', '豆浆'],
    ],
    alike: ['fruits', 'kitchen'],
  },
  instruments: {
    properties: [
      property(
        'makes music when somebody plays it',
        'make music when somebody plays them',
        '可以用來奏樂',
        '可以用来演奏音乐',
      ),
      property('belongs in an orchestra or a band', 'belong in an orchestra or a band', '是樂隊用的', '是乐队用的'),
    ],
    things: [
      ['piano', '鋼琴', '钢琴'],
      ['violin', '小提琴', '小提琴'],
      ['drum', '大鼓/鼓', '大鼓/鼓'],
      ['guitar', '結他/吉他', '吉他/结他'],
      ['flute', '長笛/笛子/笛', '长笛/笛子/笛'],
      ['trumpet', '小號/喇叭', '小号/喇叭'],
      ['erhu', '二胡', '二胡'],
      ['cello', '大提琴', '大提琴'],
      ['gong', '銅鑼/鑼', '铜锣/锣'],
    ],
    alike: ['jobs'],
  },
  transport: {
    properties: [
      property(
        'takes passengers from place to place',
        'take passengers from place to place',
        '會載客往來各地',
        '会载客往来各地',
      ),
      property(
        'has seats and a driver, pilot or captain',
        'have seats and a driver, pilot or captain',
        '有座位，也要有人駕駛',
        '有座位，也要有人驾驶',
      ),
    ],
    things: [
      ['tram', '電車', '电车'],
      ['bus', '巴士', '公交车/公共汽车/巴士'],
      ['taxi/cab', '計程車/的士', '出租车/的士'],
      ['train', '火車', '火车'],
      ['ferry', '渡輪/小輪/渡海小輪', '渡轮/轮渡'],
      ['aeroplane/airplane/plane', '飛機', '飞机'],
      ['minibus', '小巴', '小巴'],
      ['motorcycle/motorbike', '摩托車/電單車', '摩托车'],
    ],
    alike: ['fourLegs', 'wings', 'sky', 'buildings'],
  },
  furniture: {
    properties: [
      property('is a piece of furniture', 'are pieces of furniture', '是家具', '是家具'),
      property('is sold in a furniture shop', 'are sold in a furniture shop', '在家具店有售', '在家具店有卖'),
    ],
    things: [
      ['table', '餐桌/桌子/枱', '餐桌/桌子'],
      ['chair', '椅子/椅', '椅子/椅'],
      ['sofa/couch', '沙發/梳化', '沙发'],
      ['bed', '睡床/床', '床/睡床'],
      ['wardrobe', '衣櫃', '衣柜'],
      ['bookcase/bookshelf', '書架/書櫃', '书架/书柜'],
      ['stool', '凳子/凳', '凳子/凳'],
    ],
    alike: ['kitchen', 'instruments', 'writing'],
  },
  sky: {
    properties: [
      property('belongs to the sky', 'belong to the sky', '屬於天空', '属于天空'),
      property(
        'is seen only when you look up, out of doors',
        'are seen only when you look up, out of doors',
        '要在戶外抬頭才看得見',
        '要在户外抬头才看得见',
      ),
    ],
    things: [
      ['sun', '太陽', '太阳'],
      ['moon', '月亮/月球', '月亮/月球'],
      ['star', '星星/星', '星星/星'],
      ['cloud', '白雲/雲', '白云/云'],
      ['rainbow', '彩虹', '彩虹'],
      ['lightning', '閃電', '闪电'],
    ],
    alike: ['wings', 'transport', 'buildings'],
  },
  jobs: {
    properties: [
      property('is a person with a job', 'are people with jobs', '是一種職業', '是一种职业'),
      property('goes to work and is paid for it', 'go to work and are paid for it', '會上班領薪水', '会上班领工资'),
    ],
    things: [
      ['doctor', '醫生', '医生/大夫'],
      ['teacher', '老師/教師', '老师/教师'],
      ['nurse', '護士', '护士'],
      ['firefighter/fireman', '消防員', '消防员'],
      ['cook/chef', '廚師', '厨师'],
      ['actor', '演員', '演员'],
      ['lawyer', '律師', '律师'],
      ['farmer', '農夫/農民', '农民/农夫'],
      ['barber/hairdresser', '理髮師/髮型師', '理发师'],
      ['tailor', '裁縫', '裁缝'],
    ],
    alike: ['instruments'],
  },
  kitchen: {
    properties: [
      property('is used for cooking or eating', 'are used for cooking or eating', '用來煮東西或進餐', '用来做饭或吃饭'),
      property('is washed up after a meal', 'are washed up after a meal', '飯後要拿去洗', '饭后要拿去洗'),
    ],
    things: [
      ['wok', '炒鍋/鑊/鍋', '炒锅/锅'],
      ['kettle', '水壺/水煲', '水壶/烧水壶'],
      ['spoon', '湯匙/匙羹', '勺子/汤匙/匙羹'],
      ['fork', '叉子/叉/餐叉', '叉子/叉/餐叉'],
      ['chopsticks', '筷子', '筷子'],
      ['bowl', '飯碗/碗', '饭碗/碗'],
      ['plate', '碟子/碟/盤子', '盘子/碟子'],
    ],
    alike: ['fruits', 'drinks', 'furniture', 'body'],
  },
  body: {
    properties: [
      property('is a part of the body', 'are parts of the body', '是身體的一部分', '是身体的一部分'),
      property('grows on every person', 'grow on every person', '長在人身上', '长在人身上'),
    ],
    things: [
      ['hand', '手掌/手', '手掌/手'],
      ['knee', '膝蓋/膝頭', '膝盖'],
      ['elbow', '手肘/手踭', '手肘/胳膊肘'],
      ['nose', '鼻子/鼻', '鼻子/鼻'],
      ['ear', '耳朵/耳', '耳朵/耳'],
      ['shoulder', '肩膀/膊頭/肩', '肩膀/肩'],
      ['tongue', '舌頭/脷', '舌头/舌'],
      ['eyebrow', '眉毛/眼眉', '眉毛'],
    ],
    alike: ['kitchen', 'fourLegs', 'sea', 'wings'],
  },
  writing: {
    properties: [
      property('leaves a line on paper', 'leave a line on paper', '可以在紙上畫線', '可以在纸上画线'),
      property('is held in the hand to write', 'are held in the hand to write', '是拿在手裡寫字的', '是拿在手里写字的'),
    ],
    things: [
      ['pencil', '鉛筆', '铅笔'],
      ['ballpoint pen/pen/ballpoint', '原子筆/筆', '圆珠笔/笔'],
      ['crayon', '蠟筆', '蜡笔'],
      ['chalk', '粉筆', '粉笔'],
      ['fountain pen', '墨水筆/鋼筆', '钢笔'],
      ['writing brush', '毛筆', '毛笔'],
    ],
    alike: ['furniture', 'colours'],
  },
  clothes: {
    properties: [
      property('is put on when somebody gets dressed', 'are put on when somebody gets dressed', '是衣物', '是衣物'),
      property(
        'is folded or hung up after the washing',
        'are folded or hung up after the washing',
        '洗淨後會摺好或掛起',
        '洗净后会叠好或挂起',
      ),
    ],
    things: [
      ['coat', '大衣/大褸', '大衣'],
      ['scarf', '圍巾/頸巾', '围巾'],
      ['jumper/sweater/pullover', '毛衣/冷衫', '毛衣'],
      ['shirt', '襯衫/恤衫', '衬衫'],
      ['skirt', '裙子/裙/半身裙', '裙子/裙/半身裙'],
      ['trousers/pants', '褲子/長褲/褲', '裤子/长裤/裤'],
      ['pyjamas/pajamas', '睡衣', '睡衣'],
    ],
    alike: ['shoes', 'kitchen'],
  },
  sports: {
    properties: [
      property('is a sport', 'are sports', '是運動項目', '是运动项目'),
      property(
        'has a place at the Olympic Games',
        'have a place at the Olympic Games',
        '奧運會有這一項比賽',
        '奥运会有这一项比赛',
      ),
    ],
    things: [
      ['football/soccer', '足球', '足球'],
      ['badminton', '羽毛球', '羽毛球'],
      ['table tennis/ping pong', '乒乓球', '乒乓球'],
      ['swimming', '游泳', '游泳'],
      ['tennis', '網球', '网球'],
      ['basketball', '籃球', '篮球'],
      ['fencing', '劍擊/擊劍', '击剑'],
      ['volleyball', '排球', '排球'],
    ],
    alike: ['fourLegs'],
  },
  colours: {
    properties: [
      property('is a colour', 'are colours', '是顏色', '是颜色'),
      property('is a name in a box of paints', 'are names in a box of paints', '是顏料的名稱', '是颜料的名称'),
    ],
    things: [
      ['red', '紅色/紅', '红色/红'],
      ['blue', '藍色/藍', '蓝色/蓝'],
      ['green', '綠色/綠', '绿色/绿'],
      ['yellow', '黃色/黃', '黄色/黄'],
      ['purple/violet', '紫色/紫', '紫色/紫'],
      ['pink', '粉紅色/粉紅', '粉红色/粉色/粉红'],
      ['white', '白色/白', '白色/白'],
      ['black', '黑色/黑', '黑色/黑'],
    ],
    alike: ['fruits', 'drinks', 'writing'],
  },
  buildings: {
    properties: [
      property('has a roof and a front door', 'have a roof and a front door', '有屋頂和大門', '有屋顶和大门'),
      property(
        'is a building that anybody may visit',
        'are buildings that anybody may visit',
        '是公眾可以進入的建築物',
        '是公众可以进入的建筑物',
      ),
    ],
    things: [
      ['library', '圖書館', '图书馆'],
      ['hospital', '醫院', '医院'],
      ['museum', '博物館', '博物馆'],
      ['theatre/theater', '劇院', '剧院'],
      ['church', '教堂', '教堂'],
      ['temple', '廟宇/廟', '寺庙/庙'],
      ['post office', '郵局/郵政局', '邮局'],
      ['bank', '銀行', '银行'],
    ],
    alike: ['transport', 'sky'],
  },
};

/** Questions without a choice, with the answers that count. A number is written in digits. */
export const facts: readonly { question: Words; answers: Words }[] = [
  {
    question: ['How many days has a week?', '一個星期有多少天？', '一个星期有多少天？'],
    answers: ['7', '7', '7'],
  },
  {
    question: ['How many months make a year?', '一年有多少個月？', '一年有多少个月？'],
    answers: ['12', '12', '12'],
  },
  {
    question: ['On how many wheels does a bicycle run?', '一輛腳踏車有多少個車輪？', '一辆自行车有几个轮子？'],
    answers: ['2', '2', '2'],
  },
  {
    question: ['How many sides does a triangle have?', '三角形有多少條邊？', '三角形有几条边？'],
    answers: ['3', '3', '3'],
  },
  {
    question: [
      'Thumb included, how many fingers are on one hand?',
      '連拇指計算，一隻手有多少隻手指？',
      '连拇指一起数，一只手有几根手指？',
    ],
    answers: ['5', '5', '5'],
  },
  {
    question: [
      'How many hours has a whole day, night included?',
      '一日連夜晚共有多少小時？',
      '一天连夜晚一共有多少小时？',
    ],
    answers: ['24', '24', '24'],
  },
  {
    question: ['What colour is fresh snow?', '新雪是甚麼顏色？', '刚下的雪是什么颜色？'],
    answers: ['white', '白色', '白色'],
  },
  {
    question: ['What colour is the grass of a football pitch?', '足球場的草地是甚麼顏色？', '足球场的草地是什么颜色？'],
    answers: ['green', '綠色', '绿色'],
  },
  {
    question: ['Which animal says “meow”?', '哪種動物會「喵喵」叫？', '哪种动物会“喵喵”叫？'],
    answers: ['cat', '貓', '猫'],
  },
  {
    question: ['What is the opposite of hot?', '「熱」的相反是甚麼？', '“热”的反义词是什么？'],
    answers: ['cold', '冷/凍/寒冷', '冷/寒冷'],
  },
  {
    question: ['What is the opposite of left?', '「左」的相反是甚麼？', '“左”的反义词是什么？'],
    answers: ['right', '右/右邊', '右/右边'],
  },
  {
    question: [
      'It pours down on the street. What do people open above their heads?',
      '街上下大雨，行人會在頭上打開甚麼？',
      '街上下大雨，行人会在头上打开什么？',
    ],
    answers: ['umbrella', '雨傘/傘/遮/雨遮', '雨伞/伞'],
  },
  {
    question: ['Which day of the week follows Monday?', '星期一之後是星期幾？', '星期一之后是星期几？'],
    answers: ['Tuesday', '星期二/禮拜二/週二', '星期二/礼拜二/周二'],
  },
  {
    question: [
      'What is the name of the meal that people have first in the day?',
      '一日三餐之中，最早吃的一餐叫甚麼？',
      '一日三餐里，最早吃的一餐叫什么？',
    ],
    answers: ['breakfast', '早餐/早飯', '早餐/早饭'],
  },
];
