import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  first: '提供你所需无障碍服务的节目排在前面：{{features}}。',
  off: '恢复一般顺序',
  change: '更改',
  ask: '你需要字幕、轮椅席或其他无障碍服务吗？',
  askText: '选择一次，列表就会为你把这类节目排在前面。',
  choose: '选择',
  dismiss: '不用了',
  later: '以后可以随时在会员资料里更改',
  saving: '正在保存',
  failed: '{{what}}。你的选择尚未保存，请重试。',
};
