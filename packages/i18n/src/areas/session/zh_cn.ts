import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** The dialog at the end of a session loads these words itself. */
export const words: Translation<typeof english> = {
  nearTitle: '即将退出登录',
  nearText: '账户有一段时间没有操作，时间到后会自动退出，届时需要重新登录。如果仍在使用，请保持登录。',
  timeLeft: '距离退出登录还有',
  stay: '保持登录',
  staying: '正在保持登录',
  stayFailed: '{{what}}。时间到之前你仍处于登录状态，请重试。',
  overTitle: '你已退出登录',
  overText: '账户已有 {{minutes}} 分钟没有操作。重新登录后会回到本页，也可以不登录，继续浏览。',
  logIn: '重新登录',
  goOn: '不登录，继续浏览',
};
