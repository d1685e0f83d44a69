import { words as common } from '../common/en_us.js';
/** Error sentences by code: what happened and how to fix it. */
export const words = {
  // login
  sessionExpired: 'Your session has ended. Please log in again to go on.',
  loginRequired: 'Please log in first.',
  emailInvalid: 'Invalid email address. It looks like name@example.com, with no spaces and no plus sign.',
  emailPasswordMismatch: 'Your password is incorrect. Check the email address and the password, then try again.',
  oneTimePasswordMismatch: 'Your password is incorrect. Enter the one-time password from the latest email.',
  oneTimePasswordExpired: 'This one-time password is no longer valid. Ask for a new one.',
  tooManyRequests: {
    zero: 'Too many requests. Please wait a while, then try again.',
    one: 'Too many requests. Please try again in {{minutes}} minute.',
    other: 'Too many requests. Please try again in {{minutes}} minutes.',
  },
  accountNotActivated: 'This account is not activated yet. Open the link in the activation email, then log in.',
  accountSuspended: 'This account is locked. Please contact customer service on {{hotlineNumber}}.',
  noEmailProvided:
    'No email provided. Let this site read the email address of that account, or log in with an email address and a password.',
  emailRequired: 'Enter your email address.',
  passwordRequired: 'Enter your password.',
  oneTimePasswordRequired: 'Enter the one-time password from the email.',
  memberTermsNotAgreed: 'Read the terms and conditions, then tick the box to agree to them.',

  // social sign-in
  facebookVerificationFailed: 'Facebook could not verify you. Please try again.',
  googleVerificationFailed: 'Google could not verify you. Please try again.',
  appleVerificationFailed: 'Apple could not verify you. Please try again.',
  wechatVerificationFailed: 'WeChat could not verify you. Please try again.',

  // general
  serverBusy: {
    zero: 'The server is busy. Please try again later.',
    one: 'The server is busy. Please try again in {{minutes}} minute.',
    other: 'The server is busy. Please try again in {{minutes}} minutes.',
  },
  maintenance: {
    zero: 'The site is closed for maintenance (weekly, {{maintenanceDay}} {{maintenanceFrom}} to {{maintenanceTo}} Hong Kong time). Please come back later.',
    one: 'The site is closed for maintenance (weekly, {{maintenanceDay}} {{maintenanceFrom}} to {{maintenanceTo}} Hong Kong time). Please come back in {{minutes}} minute.',
    other:
      'The site is closed for maintenance (weekly, {{maintenanceDay}} {{maintenanceFrom}} to {{maintenanceTo}} Hong Kong time). Please come back in {{minutes}} minutes.',
  },
  forbidden:
    'Your account may not do this. Log in with another account, or contact customer service on {{hotlineNumber}}.',
  notFound: 'This address does not exist. Check the address, or start again from the home page.',
  badRequest: 'Something in the request could not be read. Reload the page and try again.',
  methodNotAllowed: 'The request could not be handled here. Reload the page and try again.',
  unsupportedMediaType: 'The format of the request is not accepted here. Reload the page and try again.',
  payloadTooLarge: 'The request is too large. Shorten what you entered and try again.',

  // registration and profile
  emailRegistered:
    'Email is already registered, please enter another email. If the email address is yours, log in or use “Forgot password”.',
  registrationFailed: 'System error. Please check the information is correct and try again later.',
  emailTooLong: 'This email address is too long. Enter a shorter one.',
  emailConfirmRequired: 'Enter the email address a second time.',
  emailMismatch: 'The email addresses differ. Enter the same one in both boxes.',
  passwordLength: 'Enter a password of {{passwordMin}} to {{passwordMax}} characters.',
  passwordConfirmRequired: 'Enter the password a second time.',
  passwordMismatch: 'The passwords differ. Enter the same one in both boxes.',
  titleRequired: 'Choose a title.',
  nameRequired: 'Enter your name.',
  nameTooLong: 'This name is too long. Please shorten it.',
  firstNameRequired: 'Enter your first name.',
  lastNameRequired: 'Enter your last name.',
  birthdayInvalid: 'This cannot be a date of birth. Check the year, the month and the day.',
  countryRequired: 'Choose a country or region from the list.',
  provinceRequired: 'Choose a province or state from the list.',
  areaRequired: 'Choose an area from the list.',
  districtRequired: 'Choose a district from the list.',
  streetRequired: 'Enter the street.',
  streetTooLong: 'This address is too long. Please shorten it.',
  flatRequired: 'Enter the flat, floor or building.',
  flatTooLong: 'The flat, floor or building is too long. Please shorten it.',
  mobileRequired: 'Enter a phone number.',
  mobileInvalid:
    'Enter a Hong Kong mobile number with {{hongKongDigits}} digits, or start with + and the country code.',
  mobileTooLong: 'This phone number is too long. Check its digits.',
  activationFailed: 'This activation link is incomplete. Open the link in the email again, or copy the whole of it.',
  activationLinkUsed: 'This account is already activated. Log in.',
  activationLinkReplaced: 'A newer email has replaced this activation link. Open the link in the newest email.',
  activationLinkExpired: 'This activation link has expired. Ask for the activation email again.',

  // forgot and reset password
  emailNotRegistered: 'No account has this email address. Enter the email address you registered with.',
  resetLinkExpired: 'This link has expired. Use “Forgot password” again to get a new one.',
  resetLinkUsed:
    'A new password was set with this link. Log in with it, or use “Forgot password” again to get a new link.',
  resetLinkReplaced: 'A newer email has replaced this link. Open the link in the newest email.',
  resetLinkInvalid: 'This link is incomplete. Open the link in the email again, or copy the whole of it.',

  // member info
  oldPasswordRequired: 'Enter your old password.',
  oldPasswordIncorrect: 'Please input a correct old password. If you forgot it, log out and use “Forgot password”.',
  newPasswordRequired: 'Enter a new password.',
  updateFailed: 'Update failed because of a system error. Nothing was changed. Please try again later.',
  accountPasswordIncorrect: 'Please input the correct password. If you forgot it, log out and use “Forgot password”.',
  accountPaymentOpen: 'One of your payments still waits for the bank. Wait for the answer, then close the account.',
  accountSeatsHeld: 'You still hold seats, in the cart or for a wish. Pay for them or give them up first.',
  accountTicketsAhead: 'You have tickets for a performance that is not over. Close the account after the performance.',

  // contact, newsletter and unsubscribe
  enquiryRequired: 'Write your enquiry.',
  enquiryTooLong: 'Your enquiry is too long. Please shorten it.',
  subscribeFailed: 'A system error stopped the subscription. Please try again later.',
  subscriberNotFound:
    'This email address does not receive the newsletter. Check that it is the one you subscribed with.',
  unsubscribeFailed:
    'You are still subscribed because of a system error. Please contact customer service on {{hotlineNumber}}.',

  // files and clipboard
  imageRequired: 'Add a picture of the card’s front that shows only its first 4 and last 4 digits.',
  imageWrongType:
    'This file is not a JPEG, PNG or WebP image. Choose one of the card’s front that shows only its first 4 and last 4 digits.',
  imageTooLarge: 'This image is larger than {{imageMegabytes}} MB. Choose a smaller one.',
  imageUploadFailed: 'The image could not be uploaded. Check your connection and try again.',
  clipboardFailed: 'The text could not be copied. Select the text and copy it by hand.',

  // transaction change and delivery change
  transactionNumberRequired: 'Enter the order number.',
  cardNumberRequired: 'Enter 4 digits of the card number.',
  cardNumberInvalid: 'Each box takes 4 digits of the card number. Check them on the card.',
  changeItemRequired: 'Tick at least one item to change.',
  newContactNameRequired: 'Enter the new contact name, or untick this item.',
  newContactNumberRequired: 'Enter the new contact number, or untick this item.',
  newAddressRequired: 'Enter the new address, or untick this item.',
  contactNameRequired: 'Enter the contact name.',
  deliveryAddressRequired: 'Enter the delivery address.',
  deliveryOptionRequired: 'Choose how you want to collect the tickets.',
  deliveryChangeTooLate:
    'Fewer than {{deliveryChangeDays}} working days are left before the show, so the collection method stays as it is. Collect the tickets the way you first chose.',
  appointmentRequired: 'Choose the day and the time at which you come.',
  appointmentUnavailable: 'This time can no longer be booked. Choose another day or hour.',

  // search, lists and loading
  searchWordRequired: 'Enter a word to search for.',
  noRecordsFound: common.noRecordsFound,
  noSearchResult: common.noSearchResult,
  partLoadFailed: common.partLoadFailed,

  // purchase
  eventNotFound: 'This event is not on our programme. It may have ended; look for another on the home page.',
  performanceNotFound: 'This performance is not on our programme. Choose another date.',
  performanceNotOnSale: 'This performance is no longer on sale. Choose another date.',
  performanceCancelled: 'The organiser has cancelled this performance. Choose another date.',
  soldByNetwork: 'The government ticketing network sells this event. Open the event’s page and buy there.',
  zoneNotFound: 'This performance has no such price zone. Choose one of the zones shown.',
  zoneSoldOut: 'This zone has just sold out. Choose another zone or another date.',
  quantityRequired: 'Enter the number of tickets, at least 1.',
  quantityOverTransactionLimit: {
    zero: 'The limit per transaction is {{limit}}, and your cart has reached it. Check out or remove tickets before you add more.',
    one: 'The limit per transaction is {{limit}}. You can add {{left}} more ticket.',
    other: 'The limit per transaction is {{limit}}. You can add {{left}} more tickets.',
  },
  quantityOverEventLimit: {
    zero: 'The limit for this event is {{limit}} per transaction, and your cart has reached it. Check out, or choose another event.',
    one: 'The limit for this event is {{limit}} per transaction. You can add {{left}} more ticket.',
    other: 'The limit for this event is {{limit}} per transaction. You can add {{left}} more tickets.',
  },
  quantityNotAvailable: {
    zero: 'This zone has no tickets left. Choose another zone or another date.',
    one: 'This zone has {{left}} ticket left. Enter a smaller number, or choose another zone.',
    other: 'This zone has {{left}} tickets left. Enter a smaller number, or choose another zone.',
  },
  seatNotFound: 'The plan does not have this seat. Choose one of the seats shown.',
  seatTaken: 'Another buyer has just taken one of these seats, so no seats are held. Choose again.',
  companionSeatOnly:
    'A companion’s seat is sold only with the wheelchair space beside it. Choose both, or another seat.',
  singleSeatLeft:
    'Your choice leaves one seat on its own: {{section}}, row {{row}}, seat {{seat}}. Choose these instead: {{nearSection}}, row {{nearRow}}, seat {{nearSeats}}.',
  wheelchairNotAvailable: {
    one: 'This zone has no free wheelchair space. Choose another zone.',
    other:
      'This zone has no wheelchair space with enough free seats beside it for {{count}} people. Choose another zone or fewer tickets.',
  },
  ticketTypeNotSold: 'This event does not sell one of the chosen ticket types. Choose a type from the list.',
  priorityCardRequired: 'Enter the number of your card: until public sale begins, only holders of the card can buy.',
  priorityCardWrong: 'This is not the number of a card. Check the {{digits}} digits on the front of the card.',
  seatsNotConsecutive:
    'Cinema seats of one order have to be next to each other, those in your cart included. Choose seats without a gap.',
  waitingRoomFirst: 'A waiting room is open for this event. Join the waiting room, and enter when you are called.',
  seatsLeaveTogether: 'This seat cannot leave the cart alone. Remove the seats that were held with it too.',
  cartEmpty: 'Your shopping cart is empty. Choose seats first.',
  holdExpired: 'The time for your seats ran out and they were released. Choose seats again.',
  deliveryUnavailable:
    'An online programme has no ticket to collect or deliver. Choose to watch online, with the link that you receive.',
  courierTooLate:
    'The courier stops {{days}} days before the event: the last day for this order was {{until}}. Choose another way to get the tickets.',
  deliveryAddressMissing: 'Your account has no mailing address. Choose another way to collect your tickets.',
  pointsNotEnough: {
    zero: 'This order cannot use your points (balance {{balance}}). Enter 0.',
    other: 'Your balance is {{balance}} points. Enter {{limit}} or fewer for this order.',
  },
  pointsNotWholeDollars:
    'Points are used in steps of {{step}}. The nearest amounts that you can use are {{below}} and {{above}}.',
  pointsOverTotal: {
    zero: 'Points cannot pay for this order. Enter 0.',
    other: 'This order takes up to {{limit}} points. Enter {{limit}} or fewer.',
  },
  promotionUnknown: 'This promotion code does not exist. Enter a valid code, or remove it.',
  promotionExpired: 'This promotion is over. Remove its code to go on.',
  promotionUsedUp: 'This promotion has been used as often as it can be. Remove its code to go on.',
  promotionNotForEvent: 'This promotion is not for the events in your order. Remove its code to go on.',
  ticketNameRequired: 'Enter the name of the person who will use this ticket.',
  ownNameMissing: 'One ticket of each event has to have your own name, as in your account.',
  termsNotAgreed: 'Tick the box to confirm that you have checked the order.',
  performanceChanged: 'The date or the time has changed since you saw this order. Check the new date and time.',
  venueChanged: 'The venue has changed since you saw this order. Check the new venue.',
  seatsChanged: 'The seats of this order are no longer those you saw. Check the seats.',
  deliveryChanged: 'The delivery is no longer the one you saw. Check the address and the number of days.',
  totalChanged: 'The total has changed since you last saw it. Check the new total and confirm again.',
  orderedElsewhere:
    'You have already ordered these seats with other choices, perhaps on another device. This confirmation changed nothing.',
  transactionNotFound:
    'This order was not found. Check the order number on the receipt or in your transaction history.',
  transactionClosed: 'Your last order is waiting for the bank. Finish that order before you start another.',

  // cinema
  captchaRequired: 'Enter the code in the picture, or answer the question instead.',
  captchaWrong: 'The code is wrong or has expired. Enter the new code.',
  ticketTypesMismatch: 'The number of tickets differs from the number of seats. Choose one ticket type for each seat.',
  ageConfirmationRequired:
    'No one under {{categoryIIIAge}} is admitted to this film. Confirm everyone’s age, or choose another film.',
  cinemaClosed:
    'The cinema is closed while typhoon signal no. {{closingSignal}} is in force. Choose seats when the signal is lowered.',

  // wish list and top-up
  wishListOff: 'The wish list is not open at the moment. Please come back later.',
  wishNotFound: 'This wish is no longer on your wish list.',
  wishQuantityOverLimit: {
    zero: 'Up to {{limit}} tickets of one event per person, bought wishes included. You have reached the limit.',
    one: 'Up to {{limit}} tickets of one event per person, bought wishes included. You can add {{left}} more ticket.',
    other:
      'Up to {{limit}} tickets of one event per person, bought wishes included. You can add {{left}} more tickets.',
  },
  wishAlreadySaved: 'You already have a wish for these tickets. Cancel that wish before you save another.',
  wishSeatsAvailable: 'This zone still has that many tickets. Add the tickets to your cart instead.',
  wishOutsidePoints: 'Points cannot pay for this event, so it has no wish list.',
  wishStateClosed: 'This wish has changed in the meantime, so nothing was updated. The list shows its state.',
  wishPointsNotEnough: 'You do not have enough points for this wish. Top up, then pay again.',
  topUpAmountInvalid: 'Enter a whole amount in HK$, from {{min}} to {{max}}.',
  topUpsWaiting: {
    one: '{{limit}} top-up is waiting for the bank. Finish or decline it, then try again.',
    other: '{{limit}} top-ups are waiting for the bank. Finish or decline one of them, then try again.',
  },
} as const;
