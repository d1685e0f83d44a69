import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '座位視野',
  best: '最佳',
  nearer: '較近',
  cheaper: '較便宜',
  stage: '距舞台 {{distance}}',
  screen: '距銀幕 {{distance}}',
  pitch: '距球場中央 {{distance}}',
  middle: '正中',
  left: '偏左 {{angle}}',
  right: '偏右 {{angle}}',
  behind: '位於後方',
  above: '高出 {{height}}',
  below: '低 {{height}}',
  level: '高度相同',
  hiddenLeft: '左邊約 {{share}} 的舞台被遮擋',
  hiddenMiddle: '中間約 {{share}} 的舞台被遮擋',
  hiddenRight: '右邊約 {{share}} 的舞台被遮擋',
  rowMiddle: '此排中央：{{view}}。',
  fact: '，',
  honest: '按場館尺寸計算，並非實景照片。佈景、燈光及前排觀眾或會遮擋更多。',
};
