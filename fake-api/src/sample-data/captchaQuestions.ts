/**
 * Everyday questions without calculation or transcription (WCAG 2.2, 3.3.8). English, Traditional and Simplified
 * question, then accepted spellings of the solution, English first.
 */
export const captchaQuestions = [
  'What do you hold over your head in the rain?|下雨時撐在頭上的是甚麼？|下雨时撑在头上的是什么？|umbrella/雨傘/傘/遮/雨伞/伞',
  'Which animal says “meow”?|哪種動物會「喵喵」叫？|哪种动物会“喵喵”叫？|cat/貓/貓咪/猫/猫咪',
  'Which animal barks and wags its tail?|哪種動物會吠，也會搖尾？|哪种动物会汪汪叫，还会摇尾巴？|dog/狗/狗狗/小狗/犬',
  'Which animal has a long trunk?|哪種動物有長長的鼻子？|哪种动物有长长的鼻子？|elephant/大象/象',
  'What colour is a ripe banana?|熟透的香蕉是甚麼顏色？|熟透的香蕉是什么颜色？|yellow/黃色/黃/黄色/黄',
  'What colour is snow?|雪是甚麼顏色？|雪是什么颜色？|white/白色/白',
  'Which day comes after Monday?|星期一之後是星期幾？|星期一之后是星期几？|tuesday/星期二/禮拜二/週二/礼拜二/周二',
  'What is the first meal of the day called?|每天最早吃的一餐叫甚麼？|每天最早吃的一餐叫什么？|breakfast/早餐/早飯/早饭',
  'Which season is the coldest?|四季之中，哪一季最冷？|四季之中，哪一季最冷？|winter/冬天/冬季/冬',
  'What do bees make?|蜜蜂會釀造甚麼？|蜜蜂会酿造什么？|honey/蜂蜜/蜜糖',
  'Which piece of furniture do you sleep in?|晚上睡在哪件家具上？|晚上睡在哪件家具上？|bed/床/睡床/牀',
  'What shines in the sky by day?|白天在天上發光發熱的是甚麼？|白天在天上发光发热的是什么？|sun/太陽/太阳',
  'What do you look into to see your own face?|想看自己的樣子，會照甚麼？|想看自己的样子，会照什么？|mirror/鏡子/鏡/镜子/镜',
  'What do cows give us to drink?|從牛身上擠出來喝的是甚麼？|从牛身上挤出来喝的是什么？|milk/牛奶/鮮奶/奶/鲜奶/牛乳',
  'Which part of the body do you hear with?|人用身體哪個部分聽聲音？|人用身体的哪个部位听声音？|ear/耳朵/耳仔/耳',
  'What do you put in a drink to keep it cold?|想飲品凍一點，會加甚麼？|想让饮料凉一点，会加什么？|ice/冰/冰塊/冰块/icecube',
  'Who looks after your teeth?|牙痛要看甚麼醫生？|牙疼要看什么医生？|dentist/牙醫/牙科醫生/牙科/牙医/牙科医生',
  'What do you use to unlock a door?|門鎖上了，用甚麼打開？|门锁上了，用什么打开？|key/鎖匙/鑰匙/钥匙',
  'Which instrument has black and white keys?|哪種樂器有黑色和白色的琴鍵？|哪种乐器有黑色和白色的琴键？|piano/鋼琴/钢琴',
  'Where do you go to catch a plane?|坐飛機要先去甚麼地方？|坐飞机要先去什么地方？|airport/機場/机场',
] as const;
