import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  first: '設有你所需無障礙服務的節目排在前面：{{features}}。',
  off: '改用一般次序',
  change: '更改',
  ask: '你需要字幕、輪椅位或其他無障礙服務嗎？',
  askText: '選擇一次，此列表便會為你把這類節目排在前面。',
  choose: '選擇',
  dismiss: '不用了',
  later: '日後可隨時在會員資料更改',
  saving: '正在儲存',
  failed: '{{what}}。你的選擇尚未儲存，請再試。',
};
