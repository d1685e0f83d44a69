import type { CallName } from '@first-gong/contract';
import { hongKongDate, type PreviewChoice } from '@first-gong/domain';
import { type Input, NotExamined } from './checks.js';
import { type Offer, somethingToBuy } from './programme.js';
import { registration, type World } from './world.js';

/** The rule that examines the good answer of a call, where it takes more than one request to get there. */
export interface ByRule {
  rule: string;
}
export type ValidInput = ByRule | (() => Input | Promise<Input>);

const by = (rule: string): ByRule => ({ rule });

export const choice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };

/** A valid request of every call, in the order of the table: what one leaves behind is there for the next. */
export function validInputs(world: World): Record<CallName, ValidInput> {
  const none = () => ({});
  let found: Promise<Offer> | undefined;
  const toBuy = () => {
    found ??= somethingToBuy(world.visitor);
    return found;
  };
  const stranger = () => ({ body: { email: world.strangersEmail() } });
  const identity = (provider: string) => async () => ({ body: { code: await world.identityCode(provider) } });
  const today = hongKongDate(Date.now());
  return {
    eventList: () => ({ query: { sort: 'cheapest', page: '1' } }),
    urbtixEventList: () => ({ query: { sort: 'popular' } }),
    kdafEventList: none,
    hkiffEventList: none,
    passEventList: () => ({ query: { page: '1' } }),
    categoryList: none,
    bannerList: () => ({ query: { date: today } }),
    brandedPresenterList: none,
    newsList: none,
    popupEventList: none,
    footerMessageList: none,
    addressList: none,
    config: none,
    isHotEvent: none,
    eventDateList: () => ({ query: { from: today } }),
    performanceList: none,
    venueList: none,
    eventDetail: async () => ({ query: { eventId: (await toBuy()).eventId } }),
    seatPlan: async () => ({ query: { performanceId: (await toBuy()).performanceId } }),

    login: () => ({ body: world.member.credentials }),
    otp: stranger,
    otp2: stranger,
    otp3: stranger,
    loginOtp: by('oneTimePasswordOnce'),
    loginFacebook: identity('facebook'),
    loginGoogle: identity('google'),
    loginWechat: identity('wechat'),
    loginApple: () => ({ body: { code: 'unknown', state: 'a' } }),
    signIn: () => {
      throw new NotExamined('needs a person at the device maker’s page');
    },
    // Ends a session of its own: the run's is still needed.
    logout: async () => ({ token: (await world.logIn(world.member.credentials)).token }),
    register: () => ({ body: registration({ email: world.strangersEmail(), password: 'curtain-rises' }) }),
    activate: by('activationLink'),
    forgotPassword: () => ({ body: { email: world.member.credentials.email } }),
    resetLink: by('resetLinkOnce'),
    resetPassword: by('resetLinkOnce'),

    waitingRoom: none,
    enterWaitingRoom: none,
    seatHold: async () => {
      const { performanceId, zone } = await toBuy();
      return { body: { performanceId, zone, quantity: 1 } };
    },
    seatRelease: () => ({ params: { holdId: 'unknown' } }),
    cinemaSchedule: () => ({ query: { venue: 'theatre' } }),
    captcha: () => ({ query: { alternative: 'question' } }),
    cinemaHold: by('cinemaSeatsTogether'),
    shoppingCart: none,
    transactionPreview: () => ({ body: choice }),
    transactionConfirm: by('confirmedOnce'),
    transactionCancel: none,
    txns: none,
    transactionDetail: by('ownTransactionsOnly'),

    memberInfo: none,
    updateMemberInfo: by('profileUpdateEndsSessions'),
    changePassword: by('passwordChangeEndsSessions'),
    balance: none,
    pointHistory: none,
    topUpList: none,
    topUp: () => ({ body: { amount: 100_00, paymentMethod: 'eWallet' } }),
    favouriteList: none,
    addFavourite: async () => ({ body: { eventId: (await toBuy()).eventId } }),
    removeFavourite: async () => ({ params: { eventId: (await toBuy()).eventId } }),
    personalNotices: none,
    readNotices: () => ({ body: { all: true } }),
    wishList: none,
    addWish: by('wishStates'),
    wishSequence: by('wishStates'),
    payWish: by('wishMatchedAndPaid'),
    restoreWish: by('wishStates'),
    removeWish: by('wishStates'),

    contactUs: () => ({
      body: { name: '陳海晴', email: 'a@example.com', contactNumber: '+852 5123 4567', enquiries: 'Row & seat?' },
    }),
    subscribe: stranger,
    unsubscribe: by('unsubscribedOnce'),
    presignedUrl: () => ({ query: { fileName: 'card.png' } }),
    txnChangeRequest: by('changeRequests'),
    deliveryChangeRequest: by('changeRequests'),
    boxOfficeSearch: () => ({ query: { q: 'a' } }),
    kioskSearch: () => ({ query: { q: 'a' } }),
  };
}
