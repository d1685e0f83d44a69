import { type BodyOf, type CallName, callNames, type QueryOf } from '@first-gong/contract';
import { hongKongDate, type PreviewChoice } from '@first-gong/domain';
import { type Input, NotExamined } from './checks.js';
import { type Offer, somethingToBuy } from './programme.js';
import { type ExaminedServer, registration } from './server.js';

/** The rule that checks a call whose valid response needs several requests. */
export interface ByRule {
  rule: string;
}
export type ValidInput = ByRule | (() => Input | Promise<Input>);

const by = (rule: string): ByRule => ({ rule });

export const choice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };

/** Calls with a query or body. */
type WithInput = {
  [Name in CallName]: [QueryOf<Name>, BodyOf<Name>] extends [never, never] ? never : Name;
}[CallName];
type Inputs = Record<WithInput, ValidInput> & Partial<Record<CallName, ValidInput>>;

/** A valid request for every call. Calls without input have no entry in `inputsOf`. */
export function validInputs(server: ExaminedServer): Record<CallName, ValidInput> {
  const inputs = inputsOf(server);
  return Object.fromEntries(callNames.map((name) => [name, inputs[name] ?? (() => ({}))])) as Record<
    CallName,
    ValidInput
  >;
}

/** Inputs in the order of the table. A request may use data of earlier ones. */
function inputsOf(server: ExaminedServer): Inputs {
  let found: Promise<Offer> | undefined;
  const offerToBuy = () => {
    found ??= somethingToBuy(server.visitor);
    return found;
  };
  const stranger = () => ({ body: { email: server.unusedEmail() } });
  const codeAsker = () => ({ body: { email: server.unusedEmail() } });
  const identity = (provider: string) => async () => ({ body: { code: await server.identityCode(provider) } });
  const today = async () => hongKongDate(await server.clock());
  return {
    eventList: () => ({ query: { sort: 'cheapest', page: '1' } }),
    listingCounts: () => ({ query: { interest: 'music', shortcut: 'thisMonth' } }),
    searchSuggestions: () => ({ query: { q: 'theatre' } }),
    urbtixEventList: () => ({ query: { sort: 'popular' } }),
    kdafEventList: () => ({ query: { limit: '3' } }),
    hkiffEventList: () => ({ query: { sort: 'cheapest' } }),
    passEventList: () => ({ query: { page: '1' } }),
    bannerList: async () => ({ query: { date: await today() } }),
    eventDateList: async () => ({ query: { from: await today() } }),
    performanceList: () => ({}),
    eventDetail: async () => ({ query: { eventId: (await offerToBuy()).eventId } }),
    relatedEventList: async () => ({ query: { eventId: (await offerToBuy()).eventId } }),
    bestSeats: async () => {
      const { performanceId, zone } = await offerToBuy();
      return { query: { performanceId, zone, quantity: '2' } };
    },
    seatPlan: async () => ({ query: { performanceId: (await offerToBuy()).performanceId } }),
    seatChanges: async () => ({ query: { performanceId: (await offerToBuy()).performanceId, since: '' } }),

    login: () => ({ body: server.member.credentials }),
    otp: codeAsker,
    otp2: codeAsker,
    otp3: codeAsker,
    loginOtp: by('oneTimePasswordOnce'),
    loginFacebook: identity('facebook'),
    loginGoogle: identity('google'),
    loginWechat: identity('wechat'),
    loginApple: () => ({ body: { code: 'unknown', state: 'a' } }),
    signIn: () => {
      throw new NotExamined('needs a person at the device maker’s page');
    },
    // Logs out another session, because the run needs its own.
    logout: async () => ({ token: (await server.logIn(server.member.credentials)).token }),
    register: () => ({ body: registration({ email: server.unusedEmail(), password: 'curtain-rises' }) }),
    activate: by('activationLink'),
    forgotPassword: () => ({ body: { email: server.member.credentials.email } }),
    resetLink: by('resetLinkOnce'),
    resetPassword: by('resetLinkOnce'),

    seatHold: async () => {
      const { performanceId, zone } = await offerToBuy();
      return { body: { performanceId, zone, quantity: 1 } };
    },
    seatRelease: () => ({ params: { holdId: 'unknown' } }),
    holdAgain: () => ({ body: { holdIds: ['unknown'] } }),
    releasedDismiss: () => ({ body: { holdIds: ['unknown'] } }),
    cinemaSchedule: () => ({ query: { venue: 'theatre' } }),
    captcha: () => ({ query: { alternative: 'question' } }),
    cinemaHold: by('cinemaSeatsTogether'),
    transactionPreview: () => ({ body: choice }),
    transactionConfirm: by('confirmedOnce'),
    transactionDetail: by('ownTransactionsOnly'),
    changeRequestList: () => ({ query: { transactionNumber: 'T-0' } }),

    updateMemberInfo: by('profileUpdateEndsSessions'),
    changePassword: by('passwordChangeEndsSessions'),
    updateAccessPreference: () => ({ body: { accessFeatures: [] } }),
    endDevice: () => ({ params: { deviceId: 'unknown' } }),
    topUp: () => ({ body: { amount: 100_00, paymentMethod: 'eWallet' } }),
    addFavourite: async () => ({ body: { eventId: (await offerToBuy()).eventId } }),
    removeFavourite: async () => ({ params: { eventId: (await offerToBuy()).eventId } }),
    personalNotices: () => ({ query: { page: '1' } }),
    readNotices: () => ({ body: { all: true } }),
    addWish: by('wishStates'),
    wishSequence: by('wishStates'),
    payWish: by('wishMatchedAndPaid'),
    restoreWish: by('wishStates'),
    removeWish: by('wishStates'),
    closeAccount: by('closedAccount'),

    contactUs: () => ({
      body: { name: '陳海晴', email: 'a@example.com', contactNumber: '+852 5123 4567', enquiries: 'Row & seat?' },
    }),
    subscribe: stranger,
    unsubscribe: by('unsubscribedOnce'),
    presignedUrl: () => ({ query: { fileName: 'card.png' } }),
    txnChangeRequest: by('changeRequests'),
    deliveryChangeRequest: by('changeRequests'),
    deliveryChangePayment: () => {
      throw new NotExamined('needs the address to which the bank leads back after the fee');
    },
    boxOfficeSearch: () => ({ query: { q: 'a' } }),
    kioskSearch: () => ({ query: { q: 'a' } }),
    placeDistricts: () => ({ query: { kind: 'kiosk' } }),
  };
}
