import { gzipSync } from 'node:zlib';
import { Problem, problemType } from '@first-gong/contract';
import { locales } from '@first-gong/domain';
import { assert, assertRefusal, parse } from '../checks.js';
import type { Rule } from '../rule.js';
import { registration } from '../server.js';

/** Maximum characters of an error response: a few dozen errors with sentences. */
const longestRefusal = 32_000;

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
    id: 'bodiesNotUnpacked',
    section: '§7',
    statement: 'a compressed body is refused and not unpacked, because a few bytes can unpack to a long body',
    async check(server) {
      const raw = new Uint8Array(gzipSync(JSON.stringify(server.member.credentials)));
      const sent = await server.send('login', {}, { raw, headers: { 'content-encoding': 'gzip' } });
      assertRefusal('login', sent, 'unsupportedMediaType');
    },
  },
  {
    id: 'refusalsShort',
    section: '§5',
    statement: 'the refusal of a body with thousands of errors names a few of them',
    async check(server) {
      const person = registration({ email: server.unusedEmail(), password: 'curtain-rises' });
      const zeros = Array.from({ length: 40_000 }, () => 0);
      const unknown = Object.fromEntries(zeros.slice(0, 8000).map((zero, index) => [`field${index}`, zero]));
      for (const body of [{ ...person, interests: zeros }, unknown]) {
        const sent = await server.send('register', { body });
        assertRefusal('register', sent, 'badRequest', 'payloadTooLarge');
        const { length } = JSON.stringify(sent.data);
        assert(length <= longestRefusal, `has ${length} characters, more than ${longestRefusal}`);
      }
    },
  },
  {
    id: 'typesNotGuessed',
    section: '§7',
    statement: 'a browser may not guess the type of a response, so that no data run as a page or as script',
    async check(server) {
      const responses = {
        'a list': await server.send('venueList'),
        'the response to a member': await server.send('memberInfo', { token: server.member.token }),
        'a refusal': await server.send('memberInfo'),
      };
      for (const [name, { headers }] of Object.entries(responses)) {
        assert(headers.get('x-content-type-options') === 'nosniff', `sends ${name} without nosniff`);
      }
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
