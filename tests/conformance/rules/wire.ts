import { Problem, problemType } from '@first-gong/contract';
import { locales } from '@first-gong/domain';
import { assert, parse } from '../checks.js';
import type { Rule } from '../rule.js';

/** Rules for every response (spec §1, §7, §8 General). */
export const wireRules: readonly Rule[] = [
  {
    id: 'problemForUnknownPaths',
    section: '§8',
    statement: 'the refusal of an unknown path is a problem of the catalogue, not a page',
    async check({ url }) {
      const response = await fetch(`${url}/api/no-such-call.do`);
      const [failure, problem] = Problem.validate(parse(await response.text()));
      assert(response.status === 404, `has status ${response.status}, not 404`);
      assert(
        (response.headers.get('content-type') ?? '').startsWith(problemType),
        `is ${response.headers.get('content-type')}, not ${problemType}`,
      );
      assert(failure === undefined, `is not a problem of the contract: ${failure?.message}`);
      assert(problem.code === 'notFound', `reports ${problem.code}, not notFound`);
    },
  },
  {
    id: 'localeOfTexts',
    section: '§1',
    statement: 'texts are in the requested language: English, Traditional or Simplified Chinese',
    async check(server) {
      const titles = [];
      for (const locale of Object.values(locales)) {
        const events = await server.call('eventList', {}, { locale });
        titles.push(events.map(({ title }) => title).join());
      }
      assert(new Set(titles).size === titles.length, 'lists the same titles in two of the languages');
    },
  },
  {
    id: 'defaultLocale',
    section: '§7',
    statement: 'the default locale is zh_TW',
    async check(server) {
      const byDefault = await server.call('venueList', {}, { locale: null });
      const asked = await server.call('venueList', {}, { locale: locales.zh_hk });
      assert(
        JSON.stringify(byDefault) === JSON.stringify(asked),
        'responds differently without a locale and with zh_TW',
      );
    },
  },
  {
    id: 'timestampMeansNothing',
    section: '§7',
    statement: 'the timestamp of a .json address changes nothing',
    async check(server) {
      const without = await server.call('venueList');
      const stamped = await server.call('venueList', { query: { timestamp: '1700000000000' } });
      assert(JSON.stringify(without) === JSON.stringify(stamped), 'responds differently with a timestamp');
    },
  },
  {
    id: 'membersAnswersNotKept',
    section: '§6',
    statement: 'caches may not keep the response to a member',
    async check(server) {
      const { headers } = await server.send('memberInfo', { token: server.member.token });
      assert(
        /no-store|private/.test(headers.get('cache-control') ?? ''),
        'has no Cache-Control with no-store or private',
      );
    },
  },
];
