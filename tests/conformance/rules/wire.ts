import { Problem, problemType } from '@first-gong/contract';
import { locales } from '@first-gong/domain';
import { demand, parse } from '../checks.js';
import type { Rule } from '../rule.js';

/** How a server speaks, whatever is asked (spec §1, §7, §8 General). */
export const wireRules: readonly Rule[] = [
  {
    id: 'problemForUnknownPaths',
    section: '§8',
    says: 'a path that is in no table is refused as a problem of the catalogue, not as a page',
    async check({ url }) {
      const response = await fetch(`${url}/api/no-such-call.do`);
      const [failure, problem] = Problem.validate(parse(await response.text()));
      demand(response.status === 404, `answered ${response.status}, not 404`);
      demand(
        (response.headers.get('content-type') ?? '').startsWith(problemType),
        `is ${response.headers.get('content-type')}, not ${problemType}`,
      );
      demand(failure === undefined, `is no problem of the contract: ${failure?.message}`);
      demand(problem.code === 'notFound', `says ${problem.code}, not notFound`);
    },
  },
  {
    id: 'localeOfTexts',
    section: '§1',
    says: 'texts come in the language asked for, in English, Traditional and Simplified Chinese',
    async check(world) {
      const titles = [];
      for (const locale of Object.values(locales)) {
        const events = await world.answer('eventList', {}, { locale });
        titles.push(events.map(({ title }) => title).join());
      }
      demand(new Set(titles).size === titles.length, 'lists the same titles in two of the languages');
    },
  },
  {
    id: 'defaultLocale',
    section: '§7',
    says: 'the default locale is zh_TW',
    async check(world) {
      const byDefault = await world.answer('venueList', {}, { locale: null });
      const asked = await world.answer('venueList', {}, { locale: locales.zh_hk });
      demand(JSON.stringify(byDefault) === JSON.stringify(asked), 'answers otherwise without a locale than with zh_TW');
    },
  },
  {
    id: 'timestampMeansNothing',
    section: '§7',
    says: 'the timestamp of a .json address changes nothing',
    async check(world) {
      const without = await world.answer('venueList');
      const stamped = await world.answer('venueList', { query: { timestamp: '1700000000000' } });
      demand(JSON.stringify(without) === JSON.stringify(stamped), 'answers otherwise with a timestamp');
    },
  },
  {
    id: 'membersAnswersNotKept',
    section: '§6',
    says: 'what is answered to one member is kept by no cache',
    async check(world) {
      const { headers } = await world.send('memberInfo', { token: world.member.token });
      demand(/no-store|private/.test(headers.get('cache-control') ?? ''), 'has no Cache-Control that says so');
    },
  },
];
