import {
  accountMachine,
  allows,
  civilToInstant,
  closingRefusal,
  myDataThrottle,
  oldestRecordDay,
  RuleError,
} from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { Uploads } from '../help/uploads.js';
import { removeOver } from '../jobs/pruning.js';
import type { Outbox } from '../mail/post.js';
import type { Access } from '../members/forgotPassword.js';
import { accountClosedMail } from '../members/mails.js';
import { transactionTable } from '../order/rows.js';
import { topUpTable } from '../points/rows.js';
import type { KnownPassword } from '../profile/area.js';
import { Counter } from '../shared/counter.js';
import { memberOf } from '../shared/member.js';
import { removeAccount, tiesOf } from './closing.js';
import { dataPage } from './page.js';
import { recordOf } from './record.js';

export interface MyDataDependencies extends Access {
  knownPassword: KnownPassword;
  favouriteList: Handlers['favouriteList'];
  uploads: Uploads;
  outbox: Outbox;
}

/** A member's own data, and the end of an account (spec §9 Privacy requests). */
export function createMyDataArea(
  { store, now }: Shop,
  { knownPassword, favouriteList, uploads, outbox, ...access }: MyDataDependencies,
) {
  const limit = new Counter(myDataThrottle, now);
  const handlers = {
    /** @throws TooManyRequests */
    async myData(context) {
      const { lang, token } = context;
      const member = context.member();
      limit.take(member.id);
      const favourites = await favouriteList(context);
      const devices = access.sessions.devicesOf(member.id, token);
      const data = recordOf(store.read(), member, { favourites, devices }, now(), lang);
      return { data, page: dataPage(data, lang) };
    },
    /**
     * Closes the account and removes its data in one transaction.
     * @throws RuleError `accountPasswordIncorrect`, also without a password; a code of `closingRefusal`;
     * TooManyRequests after five wrong passwords
     */
    async closeAccount({ member, body: { password }, lang }) {
      const { id } = member();
      const incorrect = new RuleError('accountPasswordIncorrect', [
        { field: 'password', code: 'accountPasswordIncorrect' },
      ]);
      const known = await knownPassword(id, password);
      if (known === undefined) throw incorrect;
      const files = await store.transact((tx) => {
        const row = memberOf(tx, id);
        // A change of the password may have been first.
        if (row.password !== known || !allows(accountMachine, row.status, 'close')) throw incorrect;
        const refusal = closingRefusal(tiesOf(tx, id), now());
        if (refusal !== null) throw new RuleError(refusal);
        const removed = removeAccount(tx, row, access);
        outbox.send(tx, accountClosedMail(row, lang, now()));
        return removed;
      });
      // After a kill before this line, the next start deletes them: their rows are removed.
      await uploads.discard(files);
      return { closed: true };
    },
  } satisfies Partial<Handlers>;
  return {
    handlers,
    /** Removes the records of closed accounts when the law no longer asks for them. */
    async prune() {
      const until = civilToInstant(oldestRecordDay(now()), '00:00');
      const ofClosed = "memberId in (select id from members where status = 'closed')";
      await removeOver(store, transactionTable, `placedAt < ? and ${ofClosed}`, until);
      await removeOver(store, topUpTable, `json ->> '$.at' < ? and ${ofClosed}`, until);
    },
  };
}
