import type { Words } from '../components/I18nProvider/words.js';

/** Traditional Chinese, for Hong Kong, Macao and Taiwan. */
export const zhHant: Words = {
  locale: 'zh-Hant',
  AddressCascade: { busyLabel: '正在載入地區列表' },
  Calendar: {
    previous: '上個月',
    next: '下個月',
    today: '今日',
    selected: '已選',
    start: '首日',
    end: '最後一日',
  },
  CaptchaField: {
    renewLabel: '換一個',
    busyLabel: '載入中…',
    playLabel: '收聽',
    stopLabel: '停止',
    failedMessage: '未能播放錄音。請再試一次，或改用其他方式。',
  },
  ComboBox: { openLabel: '顯示全部選項', noMatchLabel: '沒有符合的選項。', busyLabel: '載入中…' },
  FileField: {
    addLabel: '選取檔案',
    dropLabel: '或拖放到此處',
    retryLabel: '再試一次',
    cancelLabel: '取消',
    removeLabel: '移除',
  },
  OneTimePasswordHelp: {
    resendLabel: '重新寄出',
    readyMessage: '現在可以重新寄出一次性密碼。',
    title: '未收到？',
  },
  Pagination: { previousLabel: '上一頁', nextLabel: '下一頁' },
  PasswordField: { showPasswordLabel: '顯示', hidePasswordLabel: '隱藏' },
  PhoneField: { areaCodeLabel: '地區', numberLabel: '號碼' },
  PhoneTicket: { previousLabel: '上一張門票', nextLabel: '下一張門票', swipeHint: '左右滑動切換門票' },
  PointsField: { useAllLabel: '全部使用', offsetLabel: '抵扣', refusedMessage: '只可輸入數字，積分數目沒有改變。' },
  QuantityField: { decreaseLabel: '減一', increaseLabel: '加一' },
  SearchField: { submitLabel: '搜尋' },
  SeatMap: {
    zoomIn: '放大',
    zoomOut: '縮小',
    whole: '顯示全場',
    help: '方向鍵移到其他座位，Page Up 及 Page Down 移到其他分區，空格鍵選擇座位，加號及減號縮放，0 顯示全場。',
  },
  SeatSheet: { cancelLabel: '取消' },
  Select: { placeholder: '請選擇', emptyLabel: '沒有可選的項目。', busyLabel: '載入中…' },
  Sheet: { closeLabel: '關閉' },
  Steps: { doneLabel: '已完成' },
  TextArea: { left: '尚可輸入 {{count}} 字', tooMany: '超出 {{count}} 字' },
  Toast: { dismissLabel: '關閉' },
};
