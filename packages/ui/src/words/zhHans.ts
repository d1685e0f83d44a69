import type { Words } from '../components/I18nProvider/words.js';

/** Simplified Chinese. */
export const zhHans: Words = {
  locale: 'zh-Hans',
  AddressCascade: { busyLabel: '正在加载地区列表' },
  Calendar: {
    previous: '上个月',
    next: '下个月',
    today: '今天',
    selected: '已选',
    start: '首日',
    end: '最后一天',
  },
  CaptchaField: {
    renewLabel: '换一个',
    busyLabel: '加载中…',
    playLabel: '收听',
    stopLabel: '停止',
    failedMessage: '无法播放录音。请重试，或改用其他方式。',
  },
  ComboBox: { openLabel: '显示全部选项', noMatchLabel: '没有匹配的选项。', busyLabel: '加载中…' },
  FileField: {
    addLabel: '选择文件',
    dropLabel: '或拖放到这里',
    retryLabel: '重试',
    cancelLabel: '取消',
    removeLabel: '移除',
  },
  OneTimePasswordHelp: {
    resendLabel: '重新发送',
    readyMessage: '现在可以重新发送一次性密码。',
    title: '没有收到？',
  },
  Pagination: { previousLabel: '上一页', nextLabel: '下一页' },
  PasswordField: { showPasswordLabel: '显示', hidePasswordLabel: '隐藏' },
  PhoneField: { areaCodeLabel: '地区', numberLabel: '号码' },
  PhoneTicket: { previousLabel: '上一张门票', nextLabel: '下一张门票', swipeHint: '左右滑动切换门票' },
  PointsField: { useAllLabel: '全部使用', offsetLabel: '抵扣', refusedMessage: '只能输入数字，积分数目没有改变。' },
  QuantityField: { decreaseLabel: '减一', increaseLabel: '加一' },
  SearchField: { submitLabel: '搜索' },
  SeatMap: {
    zoomIn: '放大',
    zoomOut: '缩小',
    whole: '显示全场',
    help: '方向键移到其他座位，Page Up 和 Page Down 移到其他区域，空格键选择座位，加号和减号缩放，0 显示全场。',
  },
  SeatSheet: { cancelLabel: '取消' },
  Select: { placeholder: '请选择', emptyLabel: '没有可选的项目。', busyLabel: '加载中…' },
  Sheet: { closeLabel: '关闭' },
  Steps: { doneLabel: '已完成' },
  TextArea: { left: '还可输入 {{count}} 字', tooMany: '超出 {{count}} 字' },
  Toast: { dismissLabel: '关闭' },
};
