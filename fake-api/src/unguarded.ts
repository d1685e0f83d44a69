import { RuleError, wishList } from '@first-gong/domain';
import type { GuardName, Guards } from './guards.js';
import type { Uploads } from './help/uploads.js';
import type { Handlers } from './http/handlers.js';
import type { Showing } from './lists/programme.js';
import type { IdentityCodes } from './members/identityCodes.js';
import { memberView } from './members/login.js';
import { demoMember } from './members/seed.js';
import type { LoggedIn, Sessions } from './members/sessions.js';
import type { Throttle } from './members/throttle.js';
import type { ShopStore } from './state.js';

/** The smallest PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Whether an error is this refusal of the catalogue. */
const says = (error: unknown, code: RuleError['code']) => error instanceof RuleError && error.code === code;

/** Parts of a shop as they would be without a rule; with every guard on, each is the part itself. */
export function unguarded(guards: Guards) {
  const without = <Part extends object>(guard: GuardName, part: Part, looser: Partial<Part>): Part =>
    guards[guard] ? part : { ...part, ...looser };

  return {
    sessions: (sessions: Sessions): Sessions => without('updateEndsSessions', sessions, { endAll: () => {} }),

    throttle: (throttle: Throttle): Throttle =>
      without('loginThrottle', throttle, { attempt: (_name, check) => check() }),

    codes: (codes: IdentityCodes): IdentityCodes =>
      without('socialVerification', codes, {
        take: (_tx, _code, provider) => ({
          provider,
          email: demoMember.loginEmail,
          verified: true,
          name: demoMember.name.en_us,
        }),
      }),

    uploads: (uploads: Uploads): Uploads =>
      without('imageBytes', uploads, { keep: (key) => uploads.keep(key, onePixel) }),

    showing: (showing: (performanceId: string) => Showing) =>
      guards.quantityLimits
        ? showing
        : (performanceId: string): Showing => {
            const { event, performance } = showing(performanceId);
            return { event: { ...event, ticketLimit: Number.POSITIVE_INFINITY }, performance };
          },

    handlers: (handlers: Handlers, parts: { store: ShopStore; sessions: Sessions }): Handlers =>
      Object.entries(looserHandlers(handlers, parts)).reduce(
        (all, [guard, looser]) => without(guard as GuardName, all, looser),
        handlers,
      ),
  };
}

/** For each guard of a call, the handlers that do without it. */
function looserHandlers(
  handlers: Handlers,
  { store, sessions }: { store: ShopStore; sessions: Sessions },
): Partial<Record<GuardName, Partial<Handlers>>> {
  const loggedIn = new Map<string, LoggedIn['member']>();
  return {
    logoutEndsSession: { logout: () => ({ loggedOut: true }) },
    oneTimePasswordOnce: {
      async loginOtp(asked) {
        const used = JSON.stringify(asked.body);
        const member = loggedIn.get(used);
        if (member) {
          const { token } = await store.transact((tx) => sessions.begin(tx, member));
          return { token, member: memberView(member, asked.lang) };
        }
        const answer = await handlers.loginOtp(asked);
        const known = store.read().get('members', answer.member.memberId);
        if (known) loggedIn.set(used, known);
        return answer;
      },
    },
    emailRegisteredOnce: {
      register: async (asked) => {
        try {
          return await handlers.register(asked);
        } catch (error) {
          if (!says(error, 'emailRegistered')) throw error;
          return { registered: true, loginEmail: asked.body.loginEmail };
        }
      },
    },
    totalAgreed: {
      async transactionConfirm(asked) {
        const { total } = await handlers.transactionPreview(asked);
        return handlers.transactionConfirm({ ...asked, body: { ...asked.body, total } });
      },
    },
    agreedToConfirm: {
      transactionConfirm: (asked) => handlers.transactionConfirm({ ...asked, body: { ...asked.body, agreed: true } }),
    },
    ownTransactionsOnly: {
      transactionDetail(asked) {
        const memberId = store.read().get('transactions', asked.query.transactionNumber)?.memberId;
        const owner = memberId === undefined ? undefined : store.read().get('members', memberId);
        return handlers.transactionDetail(owner ? { ...asked, member: () => owner } : asked);
      },
    },
    wishLimit: {
      addWish: (asked) =>
        handlers.addWish({
          ...asked,
          body: { ...asked.body, quantity: Math.min(asked.body.quantity, wishList.ticketsPerPerson) },
        }),
    },
    deliveryChangeTiming: {
      async deliveryChangeRequest(asked) {
        try {
          return await handlers.deliveryChangeRequest(asked);
        } catch (error) {
          if (!says(error, 'deliveryChangeTooLate')) throw error;
          return { referenceNumber: 'C-0' };
        }
      },
    },
    unsubscribedOnce: { unsubscribe: () => ({ unsubscribed: true }) },
  };
}
