import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '座位视野',
  best: '最佳',
  nearer: '更近',
  cheaper: '更便宜',
  stage: '距舞台 {{distance}}',
  screen: '距银幕 {{distance}}',
  pitch: '距球场中央 {{distance}}',
  middle: '正中',
  left: '偏左 {{angle}}',
  right: '偏右 {{angle}}',
  behind: '位于后方',
  above: '高出 {{height}}',
  below: '低 {{height}}',
  level: '高度相同',
  hiddenLeft: '左侧约 {{share}} 的舞台被遮挡',
  hiddenMiddle: '中间约 {{share}} 的舞台被遮挡',
  hiddenRight: '右侧约 {{share}} 的舞台被遮挡',
  rowMiddle: '此排中央：{{view}}。',
  fact: '，',
  honest: '根据场馆尺寸计算，不是实景照片。布景、灯光和前排观众可能遮挡更多。',
};
