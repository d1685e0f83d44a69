import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { completeTicketNames, normalEmail, priorityCard, RuleError, seenOrder, wishList } from '@first-gong/domain';
import {
  demoMember,
  type Handlers,
  identityCodeTable,
  mailTable,
  memberTable,
  oneTimePasswordTable,
  type Store,
  sessionTable,
  type TestDoubles,
  transactionTable,
  type Writer,
} from '@first-gong/fake-api';
import { answerOf } from './captcha.js';

/** Whether an error has this code. */
const isRefusal = (error: unknown, code: RuleError['code']): error is RuleError =>
  error instanceof RuleError && error.code === code;

/** Runs a transaction and rolls it back. Returns its result and its writes. */
async function rehearse<Result>(store: Store, work: (tx: Writer) => Result) {
  const writes: { table: string; write: (tx: Writer) => void }[] = [];
  const undo = new Error('Only a rehearsal.');
  let result: { value: Result } | undefined;
  const rehearsal = store.transact((tx) => {
    const value = work({
      ...tx,
      put(table, row) {
        tx.put(table, row);
        writes.push({
          table: table.name,
          write(later) {
            // The database rejects a second owner, unless the seat was returned.
            later.remove(table, row.id);
            later.put(table, row);
          },
        });
      },
      remove(table, id) {
        tx.remove(table, id);
        writes.push({ table: table.name, write: (later) => later.remove(table, id) });
      },
    });
    result = { value };
    throw undo;
  });
  await rehearsal.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (result === undefined) throw new Error('The rehearsal has no result.');
  return { result: result.value, writes };
}

/** Yields several times, so that arrived requests are read even on a slow machine. */
const letOthersRead = async () => {
  for (let turn = 0; turn < 20; turn += 1) await wait(10);
};

/** A store whose transactions yield before they write to a table. */
const lookingFirst = (table: string) => ({
  store: (store: Store): Store => ({
    read: () => store.read(),
    async transact(work) {
      const { result, writes } = await rehearse(store, work);
      if (writes.some((one) => one.table === table)) await letOthersRead();
      await store.transact((tx) => {
        for (const { write } of writes) write(tx);
      });
      return result;
    },
  }),
});

/** Keeps sessions after an account change. */
function keepSessions(handlers: Handlers, store: Store): Partial<Handlers> {
  const restore = async <Result>(change: Promise<Result> | Result): Promise<Result> => {
    const sessions = [...store.read().all(sessionTable)];
    const result = await change;
    await store.transact((tx) => {
      for (const session of sessions) tx.put(sessionTable, session);
    });
    return result;
  };
  return {
    changePassword: (context) => restore(handlers.changePassword(context)),
    updateMemberInfo: (context) => restore(handlers.updateMemberInfo(context)),
  };
}

/** Responds to throttled logins like to wrong passwords. */
const neverAskToWait = (handlers: Handlers): Partial<Handlers> => ({
  async login(context) {
    try {
      return await handlers.login(context);
    } catch (error) {
      throw isRefusal(error, 'tooManyRequests') ? new RuleError('emailPasswordMismatch') : error;
    }
  },
});

/** Accepts any code for the demonstration's member. */
function believeCodes(handlers: Handlers, store: Store): Partial<Handlers> {
  const believe = (code: string, provider: 'facebook' | 'google' | 'wechat') =>
    store.transact((tx) =>
      tx.put(identityCodeTable, {
        id: createHash('sha256').update(code).digest('base64url'),
        identity: { provider, email: demoMember.loginEmail, verified: true, name: demoMember.name.en_us },
        use: 'provider',
        state: null,
        madeAt: Number.MAX_SAFE_INTEGER,
      }),
    );
  return {
    async loginFacebook(context) {
      await believe(context.body.code, 'facebook');
      return handlers.loginFacebook(context);
    },
    async loginGoogle(context) {
      await believe(context.body.code, 'google');
      return handlers.loginGoogle(context);
    },
    async loginWechat(context) {
      await believe(context.body.code, 'wechat');
      return handlers.loginWechat(context);
    },
  };
}

/** Replaces a rejected captcha by a new one. */
function replaceCaptchas(handlers: Handlers, isReplaced: (isUsed: boolean) => boolean): Partial<Handlers> {
  let asked: Parameters<Handlers['captcha']>[0] | undefined;
  const used = new Set<string>();
  return {
    captcha(context) {
      asked = context;
      return handlers.captcha(context);
    },
    async cinemaHold(context) {
      let { body } = context;
      if (asked && isReplaced(used.has(body.captchaId))) {
        const query = { alternative: 'question' };
        const { captchaId, question } = await handlers.captcha({ ...asked, query, member: context.member });
        body = { ...body, captchaId, captchaAnswer: answerOf(question ?? '') ?? '' };
      }
      const cart = await handlers.cinemaHold({ ...context, body });
      used.add(context.body.captchaId);
      return cart;
    },
  };
}

/**
 * Overrides that remove a rule, by the conformance rule that must detect it. Tests of races use them to prove that the
 * race happens.
 */
export const withoutRule = {
  seatSoldOnce: lookingFirst('seats'),
  confirmedOnce: lookingFirst('transactions'),
  passwordChangeEndsSessions: { handlers: keepSessions },
  socialVerification: { handlers: believeCodes },
  logoutEndsSession: { handlers: () => ({ logout: () => ({ loggedOut: true }) }) },
  accessPreferenceKept: { handlers: () => ({ updateAccessPreference: ({ body }) => body }) },
  closedAccount: { handlers: () => ({ closeAccount: () => ({ closed: true }) }) },
  logoutStopsRequests: { handlers: () => ({ logout: () => ({ loggedOut: true }) }) },
  loginThrottle: { handlers: neverAskToWait },
  loginThrottleByMember: { handlers: neverAskToWait },
  knownDevice: {
    handlers: (handlers) => ({
      login(context) {
        const place = { id: context.address, isKnownDevice: false };
        return handlers.login({ ...context, device: { ...context.device, placeAt: () => place } });
      },
    }),
  },
  activationByOwner: {
    handlers: (handlers, store) => ({
      async resetPassword(context) {
        const [memberId = ''] = context.body.token.split('.');
        const before = store.read().get(memberTable, memberId);
        const answer = await handlers.resetPassword(context);
        // Keeps the registration's password.
        if (before) await store.transact((tx) => tx.put(memberTable, { ...before, status: 'activated' }));
        return answer;
      },
    }),
  },
  accountMailNamesNobody: {
    handlers: (handlers, store) => ({
      async register(context) {
        const answer = await handlers.register(context);
        await store.transact((tx) => {
          const mails = [...tx.all(mailTable)].filter(({ to }) => to === answer.loginEmail);
          for (const mail of mails) tx.put(mailTable, { ...mail, body: [`${context.body.name}:`, ...mail.body] });
        });
        return answer;
      },
    }),
  },
  oneTimePasswordOnce: {
    handlers: (handlers, store) => ({
      async loginOtp(context) {
        const unused = store.read().get(oneTimePasswordTable, normalEmail(context.body.email));
        const session = await handlers.loginOtp(context);
        if (unused) await store.transact((tx) => tx.put(oneTimePasswordTable, unused));
        return session;
      },
    }),
  },
  emailRegisteredOnce: {
    handlers: (handlers) => ({
      async register(context) {
        try {
          return await handlers.register(context);
        } catch (error) {
          if (!isRefusal(error, 'emailRegistered')) throw error;
          return { registered: true, loginEmail: context.body.loginEmail };
        }
      },
    }),
  },
  networkSellsElsewhere: {
    handlers: (handlers) => ({
      async seatHold(context) {
        try {
          return await handlers.seatHold(context);
        } catch (error) {
          if (!isRefusal(error, 'soldByNetwork')) throw error;
          return handlers.shoppingCart(context);
        }
      },
    }),
  },
  priorityNeedsCard: {
    handlers: (handlers) => ({
      seatHold: (context) =>
        handlers.seatHold({ ...context, body: { ...context.body, priorityCard: priorityCard.example } }),
    }),
  },
  filmNeedsCode: {
    handlers: (handlers) => ({
      async seatHold(context) {
        try {
          return await handlers.seatHold(context);
        } catch (error) {
          if (!isRefusal(error, 'captchaRequired')) throw error;
          return handlers.shoppingCart(context);
        }
      },
    }),
  },
  quantityLimits: {
    handlers: (handlers) => ({
      async seatHold(context) {
        try {
          return await handlers.seatHold(context);
        } catch (error) {
          if (!isRefusal(error, 'quantityOverEventLimit')) throw error;
          const quantity = Number(error.fields[0]?.values?.left);
          return handlers.seatHold({ ...context, body: { ...context.body, quantity } });
        }
      },
    }),
  },
  ticketNames: {
    handlers: (handlers) => ({
      async transactionConfirm(context) {
        const { items } = await handlers.shoppingCart(context);
        const ownName = Object.values(context.member().name)[0] ?? '';
        const ticketNames = completeTicketNames(items, [], ownName).map(({ performanceId, names }) => ({
          performanceId,
          names: names.map(() => ownName),
        }));
        return handlers.transactionConfirm({ ...context, body: { ...context.body, ticketNames } });
      },
    }),
  },
  seenAgreed: {
    handlers: (handlers) => ({
      async transactionConfirm(context) {
        const seen = seenOrder(await handlers.transactionPreview(context));
        return handlers.transactionConfirm({ ...context, body: { ...context.body, seen } });
      },
    }),
  },
  promotionCodes: {
    handlers: (handlers) => ({
      async transactionPreview(context) {
        try {
          return await handlers.transactionPreview(context);
        } catch (error) {
          if (!isRefusal(error, 'promotionUnknown')) throw error;
          const { promotionCode: _, ...body } = context.body;
          return handlers.transactionPreview({ ...context, body });
        }
      },
    }),
  },
  pointsOutside: {
    handlers: (handlers) => ({
      async transactionPreview(context) {
        const preview = await handlers.transactionPreview({ ...context, body: { ...context.body, pointsUsed: 0 } });
        return { ...preview, points: { ...preview.points, usable: preview.points.balance } };
      },
    }),
  },
  agreedToConfirm: {
    handlers: (handlers) => ({
      transactionConfirm: (context) =>
        handlers.transactionConfirm({ ...context, body: { ...context.body, agreed: true } }),
    }),
  },
  ownTransactionsOnly: {
    handlers: (handlers, store) => ({
      transactionDetail(context) {
        const memberId = store.read().get(transactionTable, context.query.transactionNumber)?.memberId;
        const owner = memberId === undefined ? undefined : store.read().get(memberTable, memberId);
        return handlers.transactionDetail(owner ? { ...context, member: () => owner } : context);
      },
    }),
  },
  topUpsWaiting: {
    handlers: (handlers) => ({
      async topUp(context) {
        try {
          return await handlers.topUp(context);
        } catch (error) {
          if (!isRefusal(error, 'topUpsWaiting')) throw error;
          const [waiting] = await handlers.topUpList(context);
          if (waiting === undefined) throw error;
          return waiting;
        }
      },
    }),
  },
  heldAcrossZones: {
    handlers: (handlers) => ({
      async seatHold(context) {
        try {
          return await handlers.seatHold(context);
        } catch (error) {
          if (!isRefusal(error, 'seatTaken')) throw error;
          // Holds the seats that are still free.
          const taken = error.fields.map(({ field }) => Number(field.split('.')[1]));
          const seats = context.body.seats?.filter((_, index) => !taken.includes(index)) ?? [];
          return handlers.seatHold({ ...context, body: { ...context.body, seats, quantity: seats.length } });
        }
      },
    }),
  },
  viewsFollowLayout: {
    handlers: (handlers) => ({
      async bestSeats(context) {
        const offers = await handlers.bestSeats(context);
        const turned = offers.best?.seats.map(({ view, ...seat }) => ({
          ...seat,
          ...(view && { view: { ...view, angle: view.angle + 1 } }),
        }));
        return { ...offers, best: offers.best && { ...offers.best, seats: turned ?? [] } };
      },
    }),
  },
  noLoneSeat: {
    handlers: (handlers) => ({
      async seatHold(context) {
        try {
          return await handlers.seatHold(context);
        } catch (error) {
          if (!isRefusal(error, 'singleSeatLeft')) throw error;
          const { seats: _, ...body } = context.body;
          return handlers.seatHold({ ...context, body });
        }
      },
    }),
  },
  wheelchairSpace: {
    handlers: (handlers) => ({
      seatHold: ({ body: { wheelchair: _, ...body }, ...context }) => handlers.seatHold({ ...context, body }),
    }),
  },
  ticketTypePrices: {
    handlers: (handlers) => ({
      seatHold: ({ body: { ticketTypes: _, ...body }, ...context }) => handlers.seatHold({ ...context, body }),
    }),
  },
  heldOnce: {
    handlers: (handlers) => ({
      seatHold: ({ body: { holdKey: _, ...body }, ...context }) => handlers.seatHold({ ...context, body }),
    }),
  },
  manyGroups: {
    handlers: (handlers) => ({
      transactionConfirm(context) {
        if (context.body.confirmKey.length > 100) throw new RuleError('badRequest');
        return handlers.transactionConfirm(context);
      },
    }),
  },
  captchaAnswered: { handlers: (handlers) => replaceCaptchas(handlers, (isUsed) => isUsed) },
  captchaOfMember: { handlers: (handlers) => replaceCaptchas(handlers, () => true) },
  wishLimit: {
    handlers: (handlers) => ({
      addWish(context) {
        const quantity = Math.min(context.body.quantity, wishList.ticketsPerPerson);
        return handlers.addWish({ ...context, body: { ...context.body, quantity } });
      },
    }),
  },
  changeNeedsImage: {
    handlers: (handlers, store) => ({
      txnChangeRequest(context) {
        if (!store.read().get(transactionTable, context.body.transactionNumber)) {
          throw new RuleError('transactionNotFound');
        }
        return handlers.txnChangeRequest(context);
      },
    }),
  },
  deliveryChangeTiming: {
    handlers: (handlers) => ({
      async deliveryChangeRequest(context) {
        try {
          return await handlers.deliveryChangeRequest(context);
        } catch (error) {
          if (!isRefusal(error, 'deliveryChangeTooLate')) throw error;
          return { referenceNumber: 'C-0', status: 'complete', fee: 0, bankUrl: null };
        }
      },
    }),
  },
  unsubscribedOnce: { handlers: () => ({ unsubscribe: () => ({ unsubscribed: true }) }) },
} satisfies Record<string, TestDoubles>;
