/** The words of the error catalogue: what happened, and how to mend it. The key is the code. */
export const words = {
  // login
  sessionExpired: 'Your session has ended. Please log in again to go on.',
  loginRequired: 'Please log in first.',
  emailInvalid: 'Check what you entered: an email looks like name@example.com and has no spaces.',
  emailPasswordMismatch: 'The email and the password do not match. Check both and try again.',
  oneTimePasswordMismatch: 'This one-time password is incorrect. Check the latest email and enter it again.',
  oneTimePasswordExpired: 'This one-time password is no longer valid. Ask for a new one.',
  tooManyRequests: 'There were too many attempts in a short time. Please wait a while and try again.',
  accountNotActivated: 'This account is not activated yet. Open the link in the activation email, then log in.',
  accountSuspended: 'This account is locked. Please contact customer service.',
  emailRequired: 'Enter your email.',
  passwordRequired: 'Enter your password.',
  oneTimePasswordRequired: 'Enter the one-time password from the email.',
  memberTermsNotAgreed: 'Read the terms and conditions, then tick the box to agree to them.',

  // social sign-in
  facebookVerificationFailed: 'Facebook did not confirm who you are. Please try again.',
  googleVerificationFailed: 'Google did not confirm who you are. Please try again.',
  appleVerificationFailed: 'Apple did not confirm who you are. Please try again.',
  wechatVerificationFailed: 'WeChat did not confirm who you are. Please try again.',

  // general
  serverBusy: 'The server is busy. Please try again in a moment.',
  maintenance:
    'The site is closed for maintenance (weekly, Wednesday 00:00 to 02:00 Hong Kong time). Please come back later.',
  forbidden: 'Your account may not do this. Log in with another account, or contact customer service.',
  notFound: 'There is nothing at this address. Check the address, or start again from the home page.',
  badRequest: 'Part of the request could not be read. Reload the page and try again.',
  methodNotAllowed: 'This address does not take that kind of request. Reload the page and try again.',
  unsupportedMediaType: 'The request came in a form that this address does not take. Reload the page and try again.',
  payloadTooLarge: 'The request is too large. Shorten what you entered and try again.',

  // registration and profile
  emailRegistered: 'This email is already registered. Please enter another email.',
  registrationFailed: 'A system error stopped the registration. Check the information and try again later.',
  emailTooLong: 'This email is too long. Enter a shorter one.',
  emailConfirmRequired: 'Enter the email a second time.',
  emailMismatch: 'The two emails differ. Enter the same one in both boxes.',
  passwordLength: 'Enter a password of 8 to 20 characters.',
  passwordConfirmRequired: 'Enter the new password a second time.',
  passwordMismatch: 'The two new passwords differ. Enter the same one in both boxes.',
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
  mobileInvalid: 'This phone number cannot be dialled. Use digits, with spaces, hyphens or brackets if you like.',
  mobileTooLong: 'This phone number is too long. Check its digits.',
  activationFailed:
    'This activation link has expired or was used before. Try to log in; if you cannot, forgot password sends a new link.',

  // forgot and reset password
  emailNotRegistered: 'No account has this email. Enter the email you registered with.',
  resetLinkExpired: 'This link has expired or was used before. Use forgot password again to get a new one.',

  // member info
  oldPasswordRequired: 'Enter your old password.',
  oldPasswordIncorrect: 'The old password is not correct. Check it and enter it again.',
  newPasswordRequired: 'Enter a new password.',
  updateFailed: 'A system error stopped the update, and nothing was changed. Please try again later.',

  // contact, newsletter and unsubscribe
  enquiryRequired: 'Write your enquiry.',
  enquiryTooLong: 'Your enquiry is too long. Please shorten it.',
  subscribeFailed: 'A system error stopped the subscription. Please try again later.',
  subscriberNotFound: 'This email does not receive the newsletter. Check that it is the one you subscribed with.',
  unsubscribeFailed: 'You are still subscribed, because of a system error. Please contact customer service.',

  // files and clipboard
  imageRequired: 'Add a picture of the card’s front that shows only its first 4 and last 4 digits.',
  imageWrongType:
    'This file is not a JPEG, PNG or WebP image. Choose one of the card’s front that shows only its first 4 and last 4 digits.',
  imageTooLarge: 'This image is larger than 5 MB. Choose a smaller one.',
  imageUploadFailed: 'The image could not be uploaded. Check your connection and try again.',
  clipboardFailed: 'It could not be copied. Select the text and copy it by hand.',

  // transaction change and delivery change
  transactionNumberRequired: 'Enter the transaction number.',
  cardNumberRequired: 'Enter the first 4 and the last 4 digits of the card.',
  cardNumberInvalid: 'Each box takes 4 digits of the card number. Check them on the card.',
  changeItemRequired: 'Tick at least one item to change.',
  newContactNameRequired: 'Enter the new contact name, or take its tick away.',
  newContactNumberRequired: 'Enter the new contact number, or take its tick away.',
  newAddressRequired: 'Enter the new address, or take its tick away.',
  contactNameRequired: 'Enter the contact name.',
  deliveryAddressRequired: 'Enter the delivery address.',
  deliveryOptionRequired: 'Choose how you want to collect the tickets.',
  deliveryChangeTooLate:
    'Fewer than 7 working days are left before the show, so the collection method stays as it is. Collect the tickets the way you first chose.',

  // search, lists and loading
  searchWordRequired: 'Enter a word to search for.',
  noRecordsFound: 'There are no records here.',
  noSearchResult: 'Nothing matches your search. Try another word, or a shorter one.',
  partLoadFailed: 'Part of the page could not be loaded. Reload the page.',

  // purchase
  eventNotFound: 'This event is not on our programme. It may have ended; look for another on the home page.',
  performanceNotFound: 'This performance is not on our programme. Choose another date.',
  performanceNotOnSale: 'This performance is no longer on sale. Choose another date.',
  zoneNotFound: 'This performance has no such price zone. Choose one of the zones shown.',
  zoneSoldOut: 'This zone has just sold out. Choose another zone or another date.',
  quantityRequired: 'Enter how many tickets you want, from 1.',
  quantityOverTransactionLimit:
    'One transaction holds up to {{limit}} tickets, and you can add {{left}} more. Enter a smaller number.',
  quantityOverEventLimit:
    'One transaction holds up to {{limit}} tickets for this event, and you can add {{left}} more. Enter a smaller number.',
  quantityNotAvailable: 'This zone has {{left}} tickets left. Enter a smaller number, or choose another zone.',
  seatNotFound: 'There is no such seat on the plan. Choose one of the seats shown.',
  seatTaken: 'One of these seats has just been taken, so none is held. Choose again.',
  companionSeatOnly:
    'A companion’s seat is sold only with the wheelchair space beside it. Choose both, or another seat.',
  seatsNotConsecutive: 'Cinema seats have to be next to each other. Choose seats without a gap.',
  waitingRoomFirst: 'There is a waiting room at the moment. Take your place in it, and enter when you are called.',
  cartEmpty: 'Your shopping cart is empty. Choose seats first.',
  holdExpired: 'The time for your seats ran out and they were released. Choose seats again.',
  deliveryUnavailable: 'This way of collecting tickets is not possible any more. Choose another.',
  deliveryAddressMissing: 'Your account has no mailing address. Choose another way to collect your tickets.',
  pointsNotEnough: 'You have {{limit}} points. Enter that many or fewer.',
  pointsNotWholeDollars: 'Points are used in steps of {{step}}. Enter a multiple of {{step}}.',
  pointsOverTotal: 'This order takes up to {{limit}} points. Enter that many or fewer.',
  termsNotAgreed: 'Tick the box to say that you have checked the order, then confirm.',
  totalChanged: 'The total has changed since you last saw it. Check the new total and confirm again.',
  transactionNotFound: 'There is no such transaction under your account. Check the number in your transaction history.',
  transactionClosed: 'An order of yours is waiting for the bank. Finish it before you begin another.',

  // cinema
  captchaRequired: 'Enter the code in the picture, or answer the question instead.',
  captchaWrong: 'That is not the code, or it is too old. Try the new one.',
  ticketTypesMismatch: 'The tickets do not add up to the seats you chose. Choose one ticket type for each seat.',
  ageConfirmationRequired: 'Nobody under 18 is admitted to this film. Confirm everyone’s age, or choose another film.',
  cinemaClosed: 'The cinema is closed while typhoon signal no. 8 is up. Choose seats once it is lowered.',

  // wish list and top-up
  wishListOff: 'The wish list is not open at the moment. Please come back later.',
  wishNotFound: 'This wish is not on your list. Reload the list to see what is.',
  wishQuantityOverLimit: 'A wish takes up to {{limit}} tickets per person. Enter a smaller number.',
  wishAlreadySaved: 'You already wish for this zone. Remove that wish before you save another.',
  wishSeatsAvailable: 'This zone still has that many tickets. Put them in your cart instead of wishing for them.',
  wishStateClosed: 'This wish has moved on, so nothing was changed. Reload the list to see where it stands.',
  wishPointsNotEnough: 'You do not have enough points for this wish. Top up, then pay again.',
  topUpAmountInvalid: 'Enter a whole amount from {{min}} to {{max}} Hong Kong dollars.',
  topUpsWaiting: '{{limit}} top-ups are waiting for the bank. Finish or decline one of them, then try again.',
} as const;
