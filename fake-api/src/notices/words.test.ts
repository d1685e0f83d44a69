import { langs } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { noticeKinds } from './rows.js';
import { noticeWords } from './words.js';

const gaps = ({ title, body }: { title: string; body: string[] }) =>
  [...[title, ...body].join().matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('§2 every notice', () => {
  test.each(noticeKinds)('%s says the same in three languages, each in its own words', (kind) => {
    const [first, ...others] = langs.map((lang) => gaps(noticeWords[lang][kind]));
    for (const other of others) expect(other).toEqual(first);
    expect(new Set(langs.map((lang) => noticeWords[lang][kind].title)).size).toBe(langs.length);
  });
});
