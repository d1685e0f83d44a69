import type { Translation } from '../../text.js';
import { words as common } from '../common/zh_hk.js';
import type { words as english } from './en_us.js';

/** Error sentences by code: what happened and how to fix it. */
export const words: Translation<typeof english> = {
  // login
  sessionExpired: '登入已逾時，請重新登入。',
  loginRequired: '請先登入。',
  emailInvalid: '電郵地址無效。格式如 name@example.com，不可有空格或加號。',
  emailPasswordMismatch: '你的密碼不正確。請核對電郵地址及密碼後再試。',
  oneTimePasswordMismatch: '你的密碼不正確。請輸入最新電郵內的一次性密碼。',
  oneTimePasswordExpired: '一次性密碼已失效，請重新索取。',
  tooManyRequests: { zero: '請求過於頻密，請稍候再試。', other: '請求過於頻密，請在 {{minutes}} 分鐘後再試。' },
  accountNotActivated: '此帳戶尚未啟用，請先開啟啟用電郵內的連結，然後登入。',
  accountSuspended: '此帳戶已被鎖定，請致電 {{hotlineNumber}} 聯絡客戶服務。',
  noEmailProvided: '沒有提供電郵。請容許本網站讀取該帳戶的電郵地址，或以電郵地址及密碼登入。',
  emailRequired: '請輸入電郵地址。',
  passwordRequired: '請輸入密碼。',
  oneTimePasswordRequired: '請輸入電郵內的一次性密碼。',
  memberTermsNotAgreed: '請先細閱條款及細則，然後勾選方格表示同意。',

  // social sign-in
  facebookVerificationFailed: '未能透過 Facebook 核實你的身份，請再試一次。',
  googleVerificationFailed: '未能透過 Google 核實你的身份，請再試一次。',
  appleVerificationFailed: '未能透過 Apple 核實你的身份，請再試一次。',
  wechatVerificationFailed: '未能透過微信核實你的身份，請再試一次。',

  // general
  serverBusy: { zero: '伺服器繁忙，請稍後再試。', other: '伺服器繁忙，請在 {{minutes}} 分鐘後再試。' },
  maintenance: {
    zero: '網站正在維護（例行維護為香港時間逢{{maintenanceDay}} {{maintenanceFrom}} 至 {{maintenanceTo}}），請稍後再來。',
    other:
      '網站正在維護（例行維護為香港時間逢{{maintenanceDay}} {{maintenanceFrom}} 至 {{maintenanceTo}}），請在 {{minutes}} 分鐘後再來。',
  },
  forbidden: '你的帳戶不能使用此項服務。請以其他帳戶登入，或致電 {{hotlineNumber}} 聯絡客戶服務。',
  notFound: '此網址並不存在，請核對網址，或返回首頁重新開始。',
  badRequest: '未能讀取部分資料，請重新載入頁面後再試。',
  methodNotAllowed: '未能在此處理這個請求，請重新載入頁面後再試。',
  unsupportedMediaType: '此處不接受這種格式的資料，請重新載入頁面後再試。',
  payloadTooLarge: '提交的資料過大，請縮短內容後再試。',

  // registration and profile
  emailRegistered: '此電郵已經登記，請輸入其他電郵。如果這是你的電郵地址，請登入或使用「忘記密碼」。',
  registrationFailed: '系統錯誤。請檢查資料是否正確，稍後再試。',
  emailTooLong: '電郵地址過長，請輸入較短的電郵地址。',
  emailConfirmRequired: '請再次輸入電郵地址。',
  emailMismatch: '兩次輸入的電郵地址不同，請重新輸入。',
  passwordLength: '請輸入 {{passwordMin}} 至 {{passwordMax}} 個字元的密碼。',
  passwordConfirmRequired: '請再次輸入密碼。',
  passwordMismatch: '兩次輸入的密碼不同，請重新輸入。',
  titleRequired: '請選擇稱謂。',
  nameRequired: '請輸入姓名。',
  nameTooLong: '姓名過長，請縮短。',
  firstNameRequired: '請輸入名字。',
  lastNameRequired: '請輸入姓氏。',
  birthdayInvalid: '此日期不可能是出生日期，請核對年、月、日。',
  countryRequired: '請從列表選擇國家或地區。',
  provinceRequired: '請從列表選擇省份或州。',
  areaRequired: '請從列表選擇區域。',
  districtRequired: '請從列表選擇分區。',
  streetRequired: '請輸入街道。',
  streetTooLong: '地址過長，請縮短。',
  flatRequired: '請輸入室、樓層或大廈名稱。',
  flatTooLong: '室、樓層及大廈名稱過長，請縮短。',
  mobileRequired: '請輸入電話號碼。',
  mobileInvalid: '請輸入 {{hongKongDigits}} 位數字的香港手機號碼；其他號碼請以 + 及國家或地區號碼開頭。',
  mobileTooLong: '電話號碼過長，請核對數字。',
  activationFailed: '啟用連結不完整，請再次開啟電郵內的連結，或複製整條連結。',
  activationLinkUsed: '此帳戶已經啟用，請直接登入。',
  activationLinkReplaced: '較新的電郵已取代這條啟用連結，請開啟最新一封電郵內的連結。',
  activationLinkExpired: '啟用連結已過期，請要求重新寄出啟用電郵。',

  // forgot and reset password
  emailNotRegistered: '沒有帳戶使用此電郵地址，請輸入登記時所用的電郵地址。',
  resetLinkExpired: '連結已過期，請再次使用「忘記密碼」取得新連結。',
  resetLinkUsed: '你已用這條連結設定新密碼。請以新密碼登入，或再次使用「忘記密碼」取得新連結。',
  resetLinkReplaced: '較新的電郵已取代這條連結，請開啟最新一封電郵內的連結。',
  resetLinkInvalid: '連結不完整，請再次開啟電郵內的連結，或複製整條連結。',

  // member info
  oldPasswordRequired: '請輸入舊密碼。',
  oldPasswordIncorrect: '請輸入正確的舊密碼。如果忘記了舊密碼，請登出並使用「忘記密碼」。',
  newPasswordRequired: '請輸入新密碼。',
  updateFailed: '系統錯誤，更新失敗，資料維持不變。請稍後再試。',
  accountPasswordIncorrect: '請輸入正確的密碼。如果忘記了密碼，請登出並使用「忘記密碼」。',
  accountPaymentOpen: '你有付款仍在等候銀行回覆。請待銀行回覆後，再關閉帳戶。',
  accountSeatsHeld: '購物車或願望仍為你保留座位。請先付款，或放棄座位。',
  accountTicketsAhead: '你有門票的場次尚未完結。請在完場後再關閉帳戶。',

  // contact, newsletter and unsubscribe
  enquiryRequired: '請寫下你的查詢。',
  enquiryTooLong: '查詢內容過長，請縮短。',
  subscribeFailed: '系統發生錯誤，未能訂閱，請稍後再試。',
  subscriberNotFound: '此電郵地址沒有訂閱節目通訊，請核對是否訂閱時所用的電郵地址。',
  unsubscribeFailed: '系統錯誤，未能取消訂閱，請致電 {{hotlineNumber}} 聯絡客戶服務。',

  // files and clipboard
  imageRequired: '請加入信用卡正面圖片，只可顯示首 4 位及末 4 位數字。',
  imageWrongType: '此檔案不是 JPEG、PNG 或 WebP 圖片。請選擇信用卡正面圖片，只可顯示首 4 位及末 4 位數字。',
  imageTooLarge: '圖片超過 {{imageMegabytes}} MB，請選擇較小的圖片。',
  imageUploadFailed: '未能上傳圖片，請檢查網絡後再試。',
  clipboardFailed: '未能複製，請選取文字後自行複製。',

  // transaction change and delivery change
  transactionNumberRequired: '請輸入訂單編號。',
  cardNumberRequired: '請輸入卡號的 4 位數字。',
  cardNumberInvalid: '每格須填上卡號的 4 位數字，請與信用卡核對。',
  changeItemRequired: '請勾選最少一項需要更改的資料。',
  newContactNameRequired: '請輸入新的聯絡人姓名，或取消勾選此項。',
  newContactNumberRequired: '請輸入新的聯絡電話，或取消勾選此項。',
  newAddressRequired: '請輸入新的地址，或取消勾選此項。',
  contactNameRequired: '請輸入聯絡人姓名。',
  deliveryAddressRequired: '請輸入派送地址。',
  deliveryOptionRequired: '請選擇取票方式。',
  deliveryChangeTooLate: '距離演出已不足 {{deliveryChangeDays}} 個工作天，取票方式不能更改，請按原先選擇的方式取票。',
  appointmentRequired: '請選擇取票的日期和時間。',
  appointmentUnavailable: '這個時間不能預約，請選擇另一日或另一時間。',

  // search, lists and loading
  searchWordRequired: '請輸入搜尋字詞。',
  noRecordsFound: common.noRecordsFound,
  noSearchResult: common.noSearchResult,
  partLoadFailed: common.partLoadFailed,

  // purchase
  eventNotFound: '節目表上沒有此節目，它可能已經結束，請到首頁選擇其他節目。',
  performanceNotFound: '節目表上沒有此場次，請選擇其他日期。',
  performanceNotOnSale: '此場次已停止發售，請選擇其他日期。',
  performanceCancelled: '主辦機構已取消此場次，請選擇其他日期。',
  soldByNetwork: '此節目由政府售票網發售，請由節目頁前往購票。',
  zoneNotFound: '此場次沒有這個票區，請從列出的票區中選擇。',
  zoneSoldOut: '此票區剛剛售罄，請選擇其他票區或日期。',
  quantityRequired: '請輸入門票數量，最少 1 張。',
  quantityOverTransactionLimit: {
    zero: '每筆交易最多 {{limit}} 張門票，購物車已達上限。請先付款或移除部分門票，再加入其他門票。',
    other: '每筆交易最多 {{limit}} 張門票，你尚可加入 {{left}} 張。',
  },
  quantityOverEventLimit: {
    zero: '此節目每筆交易最多 {{limit}} 張門票，購物車已達上限。請先付款，或選擇其他節目。',
    other: '此節目每筆交易最多 {{limit}} 張門票，你尚可加入 {{left}} 張。',
  },
  quantityNotAvailable: {
    zero: '此票區已沒有門票，請選擇其他票區或日期。',
    other: '此票區尚餘 {{left}} 張門票，請減少數量或選擇其他票區。',
  },
  seatNotFound: '座位圖上沒有這個座位，請從顯示的座位中選擇。',
  seatTaken: '其中一個座位剛被其他人選去，因此未有保留任何座位，請重新選擇。',
  companionSeatOnly: '陪同者座位只連同旁邊的輪椅位發售，請一併選擇，或改選其他座位。',
  singleSeatLeft:
    '你的選擇會留下單獨空位：{{section}}，{{row}} 排 {{seat}} 號。請改選 {{nearSection}}，{{nearRow}} 排 {{nearSeats}} 號。',
  wheelchairNotAvailable: {
    other: '此票區沒有輪椅位連旁邊足夠 {{count}} 人的空位，請選擇其他票區或減少張數。',
  },
  ticketTypeNotSold: '此節目不發售所選的其中一種門票，請從清單中選擇。',
  priorityCardRequired: '請輸入你的卡號：公開發售前只限持卡人訂購。',
  priorityCardWrong: '卡號不正確，請核對卡面的 {{digits}} 位數字。',
  seatsNotConsecutive: '同一訂單的戲院座位（包括購物車內的座位）必須相連，請選擇中間沒有間隔的座位。',
  waitingRoomFirst: '此節目現正設有等候室，請先輪候，輪到你時便可進入。',
  seatsLeaveTogether: '此座位不可單獨移除，請連同一併保留的座位移除。',
  cartEmpty: '購物車內沒有門票，請先選擇座位。',
  holdExpired: '座位保留時間已過，座位不再保留，請重新選擇。',
  deliveryUnavailable: '線上節目沒有門票需要領取或派送，請選擇線上觀看，觀看連結會送給你。',
  courierTooLate: '演出前 {{days}} 日停止受理速遞，此訂單的最後一天是 {{until}}，請選擇其他取票方式。',
  deliveryAddressMissing: '你的帳戶未有郵寄地址，請選擇其他取票方式。',
  pointsNotEnough: {
    zero: '此訂單不能使用你的積分（結餘 {{balance}} 分），請輸入 0。',
    other: '你的積分結餘是 {{balance}} 分，此訂單請輸入 {{limit}} 分或以下。',
  },
  pointsNotWholeDollars: '積分以 {{step}} 分為單位，最接近而可用的數目是 {{below}} 分和 {{above}} 分。',
  pointsOverTotal: {
    zero: '此訂單不可使用積分，請輸入 0。',
    other: '此訂單最多可用 {{limit}} 積分，請輸入 {{limit}} 分或以下。',
  },
  promotionUnknown: '沒有這個優惠碼，請核對字母及數字，或移除優惠碼。',
  promotionExpired: '這項優惠已結束，請移除優惠碼再繼續。',
  promotionUsedUp: '這項優惠的名額已用完，請移除優惠碼再繼續。',
  promotionNotForEvent: '這項優惠不適用於訂單中的節目，請移除優惠碼再繼續。',
  ticketNameRequired: '請輸入這張門票的入場者姓名。',
  ownNameMissing: '每個節目須有一張門票填上你本人的姓名，與會員帳戶一致。',
  termsNotAgreed: '請先勾選方格，表示已核對訂單，然後確認。',
  performanceChanged: '你查看訂單之後，演出日期或時間有所更改，請核對新的日期和時間。',
  venueChanged: '你查看訂單之後，場地有所更改，請核對新的場地。',
  seatsChanged: '訂單內的座位與你先前所見不同，請核對座位。',
  deliveryChanged: '送遞安排與你先前所見不同，請核對地址和所需日數。',
  totalChanged: '總額與你先前所見不同，請核對新的總額後再確認。',
  orderedElsewhere: '你已用其他選項訂購這些座位，可能是在另一部裝置上訂購。這次確認沒有更改任何內容。',
  transactionNotFound: '找不到這筆訂單，請核對收據或交易紀錄上的訂單編號。',
  transactionClosed: '你有一筆訂單正等候銀行回覆，請先完成該訂單。',

  // cinema
  captchaRequired: '請輸入圖中的驗證碼，或改為回答問題。',
  captchaWrong: '驗證碼不正確或已過期，請輸入新的驗證碼。',
  ticketTypesMismatch: '門票數目與座位數目不符，請為每個座位選擇一種門票。',
  ageConfirmationRequired: '此片不准 {{categoryIIIAge}} 歲以下人士入場，請確認所有觀眾的年齡，或選擇其他影片。',
  cinemaClosed: '{{closingSignal}}號颱風信號生效期間戲院關閉，請待信號取消後再選擇座位。',

  // wish list and top-up
  wishListOff: '願望清單現時未開放，請稍後再來。',
  wishNotFound: '這個願望已不在願望清單上。',
  wishQuantityOverLimit: {
    zero: '每人每個節目最多 {{limit}} 張（包括已購買的願望），你已達上限。',
    other: '每人每個節目最多 {{limit}} 張（包括已購買的願望），你尚可加入 {{left}} 張。',
  },
  wishAlreadySaved: '你已有同一票區及票種的願望，請先取消，再儲存新的願望。',
  wishSeatsAvailable: '這個票區仍有足夠門票，請直接加入購物車。',
  wishOutsidePoints: '此節目不可用積分付款，因此不設願望清單。',
  wishStateClosed: '這個願望的狀態已經改變，未有作出更改，最新狀態見清單。',
  wishPointsNotEnough: '積分不足以支付這個願望，請增值後再付款。',
  topUpAmountInvalid: '請輸入 {{min}} 至 {{max}} 之間的整數金額（HK$）。',
  topUpsWaiting: { other: '你有 {{limit}} 筆增值正等候銀行確認，請先完成或拒絕其中一筆，然後再試。' },
};
