import type { Translation } from '../../text.js';
import { words as common } from '../common/zh_cn.js';
import type { words as english } from './en_us.js';

/** Error sentences by code: what happened and how to fix it. */
export const words: Translation<typeof english> = {
  // login
  sessionExpired: '登录已失效，请重新登录。',
  loginRequired: '请先登录。',
  emailInvalid: '邮箱地址无效。格式如 name@example.com，不能有空格或加号。',
  emailPasswordMismatch: '你的密码不正确。请检查邮箱地址和密码后重试。',
  oneTimePasswordMismatch: '你的密码不正确。请输入最新一封邮件里的一次性密码。',
  oneTimePasswordExpired: '这个一次性密码已经失效，请重新获取。',
  tooManyRequests: { zero: '请求过于频繁，请稍后再试。', other: '请求过于频繁，请在 {{minutes}} 分钟后再试。' },
  accountNotActivated: '该账户尚未激活，请先打开激活邮件中的链接，再登录。',
  accountSuspended: '该账户已被锁定，请拨打 {{hotlineNumber}} 联系客服。',
  noEmailProvided: '没有提供邮箱。请允许本网站读取该账户的邮箱地址，或用邮箱地址和密码登录。',
  emailRequired: '请输入邮箱地址。',
  passwordRequired: '请输入密码。',
  oneTimePasswordRequired: '请输入邮件中的一次性密码。',
  memberTermsNotAgreed: '请先阅读条款，再勾选方格表示同意。',

  // social sign-in
  facebookVerificationFailed: 'Facebook 没有确认你的身份，请重试。',
  googleVerificationFailed: 'Google 没有确认你的身份，请重试。',
  appleVerificationFailed: 'Apple 没有确认你的身份，请重试。',
  wechatVerificationFailed: '微信没有确认你的身份，请重试。',

  // general
  serverBusy: { zero: '服务器繁忙，请稍后再试。', other: '服务器繁忙，请在 {{minutes}} 分钟后再试。' },
  maintenance: {
    zero: '网站维护中（例行维护时间为香港时间每{{maintenanceDay}} {{maintenanceFrom}} 至 {{maintenanceTo}}），请稍后访问。',
    other:
      '网站维护中（例行维护时间为香港时间每{{maintenanceDay}} {{maintenanceFrom}} 至 {{maintenanceTo}}），请在 {{minutes}} 分钟后访问。',
  },
  forbidden: '你的账户无法使用这项服务。请换用其他账户登录，或拨打 {{hotlineNumber}} 联系客服。',
  notFound: '这个网址不存在，请检查网址，或从首页重新开始。',
  badRequest: '部分数据无法读取，请刷新页面后重试。',
  methodNotAllowed: '这里无法处理这个请求，请刷新页面后重试。',
  unsupportedMediaType: '这里不支持此类数据格式，请刷新页面后重试。',
  payloadTooLarge: '提交的数据过大，请缩短内容后重试。',

  // registration and profile
  emailRegistered: '该邮箱已被注册，请换一个邮箱。如果这是你的邮箱地址，请登录或使用“忘记密码”。',
  registrationFailed: '系统错误。请检查信息是否正确，稍后再试。',
  emailTooLong: '邮箱地址太长，请换一个较短的邮箱地址。',
  emailConfirmRequired: '请再输入一次邮箱地址。',
  emailMismatch: '两次输入的邮箱地址不一致，请修改。',
  passwordLength: '请输入 {{passwordMin}} 至 {{passwordMax}} 个字符的密码。',
  passwordConfirmRequired: '请再输入一次密码。',
  passwordMismatch: '两次输入的密码不一致，请修改。',
  titleRequired: '请选择称谓。',
  nameRequired: '请输入姓名。',
  nameTooLong: '姓名太长，请缩短。',
  firstNameRequired: '请输入名。',
  lastNameRequired: '请输入姓。',
  birthdayInvalid: '这一天不可能是出生日期，请检查年、月、日。',
  countryRequired: '请在列表中选择国家或地区。',
  provinceRequired: '请在列表中选择省或州。',
  areaRequired: '请在列表中选择区域。',
  districtRequired: '请在列表中选择地区。',
  streetRequired: '请输入街道。',
  streetTooLong: '地址太长，请缩短。',
  flatRequired: '请输入房号、楼层或楼宇名称。',
  flatTooLong: '房号、楼层和楼宇名称太长，请缩短。',
  mobileRequired: '请输入电话号码。',
  mobileInvalid: '请输入 {{hongKongDigits}} 位数字的香港手机号码；其他号码请以 + 和国家或地区代码开头。',
  mobileTooLong: '电话号码太长，请检查数字。',
  activationFailed: '激活链接不完整，请再次打开邮件中的链接，或复制完整的链接。',
  activationLinkUsed: '该账户已激活，请直接登录。',
  activationLinkReplaced: '该激活链接已被较新的邮件取代，请打开最新一封邮件中的链接。',
  activationLinkExpired: '激活链接已过期，请重新获取激活邮件。',

  // forgot and reset password
  emailNotRegistered: '没有账户使用这个邮箱地址，请输入注册时填写的邮箱地址。',
  resetLinkExpired: '链接已过期，请重新使用“忘记密码”获取新的链接。',
  resetLinkUsed: '新密码已通过该链接设置。请用新密码登录，或重新使用“忘记密码”获取新的链接。',
  resetLinkReplaced: '该链接已被较新的邮件取代，请打开最新一封邮件中的链接。',
  resetLinkInvalid: '链接不完整，请再次打开邮件中的链接，或复制完整的链接。',

  // member info
  oldPasswordRequired: '请输入原密码。',
  oldPasswordIncorrect: '请输入正确的原密码。如果忘记了原密码，请退出登录并使用“忘记密码”。',
  newPasswordRequired: '请输入新密码。',
  updateFailed: '系统错误，更新失败，信息保持不变。请稍后再试。',
  accountPasswordIncorrect: '请输入正确的密码。如果忘记了密码，请退出登录并使用“忘记密码”。',
  accountPaymentOpen: '你有付款仍在等待银行回复。请等银行回复后再注销账户。',
  accountSeatsHeld: '购物车或心愿仍为你保留座位。请先付款，或放弃座位。',
  accountTicketsAhead: '你有门票的场次尚未结束。请在散场后再注销账户。',

  // contact, newsletter and unsubscribe
  enquiryRequired: '请填写咨询内容。',
  enquiryTooLong: '咨询内容太长，请缩短。',
  subscribeFailed: '系统出错，订阅没有成功，请稍后再试。',
  subscriberNotFound: '这个邮箱地址没有订阅节目资讯邮件，请检查是不是订阅时填写的邮箱地址。',
  unsubscribeFailed: '系统错误，退订没有成功，请拨打 {{hotlineNumber}} 联系客服。',

  // files and clipboard
  imageRequired: '请添加信用卡正面的图片，只露出前 4 位和后 4 位数字。',
  imageWrongType: '这个文件不是 JPEG、PNG 或 WebP 图片。请选择信用卡正面的图片，只露出前 4 位和后 4 位数字。',
  imageTooLarge: '图片大于 {{imageMegabytes}} MB，请换一张较小的。',
  imageUploadFailed: '图片上传失败，请检查网络后重试。',
  clipboardFailed: '复制失败，请选中文字后手动复制。',

  // transaction change and delivery change
  transactionNumberRequired: '请输入订单号。',
  cardNumberRequired: '请输入卡号的 4 位数字。',
  cardNumberInvalid: '每格填写卡号中的 4 位数字，请对照信用卡检查。',
  changeItemRequired: '请至少勾选一项要修改的内容。',
  newContactNameRequired: '请输入新的联系人姓名，或取消勾选该项。',
  newContactNumberRequired: '请输入新的联系电话，或取消勾选该项。',
  newAddressRequired: '请输入新的地址，或取消勾选该项。',
  contactNameRequired: '请输入联系人姓名。',
  deliveryAddressRequired: '请输入配送地址。',
  deliveryOptionRequired: '请选择取票方式。',
  deliveryChangeTooLate: '离演出不到 {{deliveryChangeDays}} 个工作日，取票方式不能再改，请按原来的方式取票。',
  appointmentRequired: '请选择取票的日期和时间。',
  appointmentUnavailable: '这个时间不能预约，请换一天或换个时间。',

  // search, lists and loading
  searchWordRequired: '请输入搜索词。',
  noRecordsFound: common.noRecordsFound,
  noSearchResult: common.noSearchResult,
  partLoadFailed: common.partLoadFailed,

  // purchase
  eventNotFound: '节目单上没有这个节目，它可能已经结束，请到首页选择其他节目。',
  performanceNotFound: '节目单上没有这个场次，请选择其他日期。',
  performanceNotOnSale: '该场次已停止售票，请选择其他日期。',
  performanceCancelled: '主办方已取消该场次，请选择其他日期。',
  soldByNetwork: '此节目由政府售票网出售，请从节目页前往购票。',
  zoneNotFound: '该场次没有这个票区，请从列出的票区中选择。',
  zoneSoldOut: '该票区刚刚售完，请选择其他票区或日期。',
  quantityRequired: '请输入门票数量，至少 1 张。',
  quantityOverTransactionLimit: {
    zero: '每笔交易最多 {{limit}} 张门票，购物车已达上限。请先付款或移除部分门票，再添加其他门票。',
    other: '每笔交易最多 {{limit}} 张门票，你还可以添加 {{left}} 张。',
  },
  quantityOverEventLimit: {
    zero: '该节目每笔交易最多 {{limit}} 张门票，购物车已达上限。请先付款，或选择其他节目。',
    other: '该节目每笔交易最多 {{limit}} 张门票，你还可以添加 {{left}} 张。',
  },
  quantityNotAvailable: {
    zero: '该票区已没有门票，请选择其他票区或日期。',
    other: '该票区还剩 {{left}} 张门票，请减少数量或选择其他票区。',
  },
  seatNotFound: '座位图上没有这个座位，请选择图上的座位。',
  seatTaken: '其中一个座位刚被其他人选走，没有为你保留任何座位，请重新选座。',
  companionSeatOnly: '陪同席只与相邻的轮椅席一起出售，请同时选择，或改选其他座位。',
  singleSeatLeft:
    '你的选择会留下单独的空座：{{section}}，{{row}} 排 {{seat}} 座。请改选 {{nearSection}}，{{nearRow}} 排 {{nearSeats}} 座。',
  wheelchairNotAvailable: {
    other: '该票区没有轮椅席及旁边足够 {{count}} 人的空位，请选择其他票区或减少张数。',
  },
  ticketTypeNotSold: '该节目不出售所选的其中一种门票，请从列表中选择。',
  priorityCardRequired: '请输入你的卡号：公开发售前仅限持卡人订购。',
  priorityCardWrong: '卡号不正确，请核对卡面的 {{digits}} 位数字。',
  seatsNotConsecutive: '同一订单的影院座位（包括购物车中的座位）必须相邻，请选择中间没有空位的座位。',
  waitingRoomFirst: '该节目目前设有等候室，请先排队，轮到你时即可进入。',
  seatsLeaveTogether: '该座位不能单独移除，请连同一起保留的座位移除。',
  cartEmpty: '购物车里没有门票，请先选座。',
  holdExpired: '座位保留时间已到，座位已经释放，请重新选座。',
  deliveryUnavailable: '线上节目没有门票需要领取或寄送，请选择在线观看，观看链接会发送给你。',
  courierTooLate: '演出前 {{days}} 天停止受理快递，这笔订单的最后一天是 {{until}}，请选择其他取票方式。',
  deliveryAddressMissing: '你的账户没有邮寄地址，请选择其他取票方式。',
  pointsNotEnough: {
    zero: '这笔订单不能使用你的积分（余额 {{balance}} 分），请输入 0。',
    other: '你的积分余额为 {{balance}} 分，这笔订单请输入 {{limit}} 分或以下。',
  },
  pointsNotWholeDollars: '积分以 {{step}} 分为单位，最接近的可用数量是 {{below}} 分和 {{above}} 分。',
  pointsOverTotal: {
    zero: '该订单不能使用积分，请输入 0。',
    other: '该订单最多可用 {{limit}} 积分，请输入 {{limit}} 分或以下。',
  },
  promotionUnknown: '没有这个优惠码，请核对字母和数字，或移除优惠码。',
  promotionExpired: '这项优惠已结束，请移除优惠码后继续。',
  promotionUsedUp: '这项优惠的名额已用完，请移除优惠码后继续。',
  promotionNotForEvent: '这项优惠不适用于订单中的节目，请移除优惠码后继续。',
  ticketNameRequired: '请输入这张门票的入场者姓名。',
  ownNameMissing: '每个节目须有一张门票填写你本人的姓名，与会员账户一致。',
  termsNotAgreed: '请先勾选方格，表示已核对订单，再确认。',
  performanceChanged: '你查看订单之后，演出日期或时间有变动，请核对新的日期和时间。',
  venueChanged: '你查看订单之后，场地有变动，请核对新的场地。',
  seatsChanged: '订单中的座位与你之前看到的不同，请核对座位。',
  deliveryChanged: '配送安排与你之前看到的不同，请核对地址和所需天数。',
  totalChanged: '总额与你之前看到的不同，请核对新的总额后再确认。',
  orderedElsewhere: '你已用其他选项订购这些座位，可能是在另一台设备上订购的。这次确认没有更改任何内容。',
  transactionNotFound: '找不到这笔订单，请核对收据或交易记录上的订单号。',
  transactionClosed: '你有一笔订单正在等待银行回复，请先完成该订单。',

  // cinema
  captchaRequired: '请输入图中的验证码，或改为回答问题。',
  captchaWrong: '验证码不正确或已过期，请输入新的验证码。',
  ticketTypesMismatch: '门票数量与座位数量不一致，请为每个座位选择一种票。',
  ageConfirmationRequired: '这部影片不允许未满 {{categoryIIIAge}} 岁者入场，请确认所有观众的年龄，或选择其他影片。',
  cinemaClosed: '{{closingSignal}}号台风信号生效期间影院关闭，请在信号取消后再选座。',

  // wish list and top-up
  wishListOff: '心愿单暂未开放，请稍后再来。',
  wishNotFound: '这个心愿已经不在心愿单里。',
  wishQuantityOverLimit: {
    zero: '每人每个节目最多 {{limit}} 张（包括已购买的心愿），你已达上限。',
    other: '每人每个节目最多 {{limit}} 张（包括已购买的心愿），你还可以添加 {{left}} 张。',
  },
  wishAlreadySaved: '你已有同一票区和票种的心愿，请先取消，再保存新的。',
  wishSeatsAvailable: '该票区还有足够的门票，请直接加入购物车。',
  wishOutsidePoints: '此节目不能用积分支付，因此不设心愿单。',
  wishStateClosed: '这个心愿的状态已经变化，没有作任何修改，最新状态见心愿单。',
  wishPointsNotEnough: '积分不够支付这个心愿，请充值后再支付。',
  topUpAmountInvalid: '请输入 {{min}} 至 {{max}} 之间的整数金额（HK$）。',
  topUpsWaiting: { other: '你有 {{limit}} 笔充值正在等待银行确认，请先完成或拒绝其中一笔，然后再试。' },
};
