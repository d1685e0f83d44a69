import { createSearchIndex, langs } from '@first-gong/domain';
import { createCatalogue, foldOf, searchTextOf } from '@first-gong/fake-api';

/**
 * Measures the search over 10,000 events, keystroke by keystroke:
 * `node --conditions=first-gong-source --import tsx tests/bench/search.bench.ts`.
 * Exits with 1 if a search finds other texts than those with its terms, or misses a target.
 */
const targets = { p95: 1, typoRecall: 0.95 };

const events = createCatalogue({ seed: 1, size: 10_000 }).at('2026-11-20');
const fold = foldOf(events);
const texts = events.map((event) => fold(searchTextOf(event)));
const start = performance.now();
const index = createSearchIndex(texts);
const built = performance.now() - start;

/** Titles and venues across the catalogue in each language, each with its event. */
const names = Array.from({ length: 10 }, (_, step) => step * 137).flatMap((place) => {
  const event = events[place];
  if (event === undefined) return [];
  return langs.flatMap((lang) => [event.title[lang], event.venue.name[lang]]).map((name) => ({ name, place }));
});

/** Text of the search field after each keystroke. */
const keystrokes = names.flatMap(({ name }) =>
  Array.from(name, (_, last) => name.slice(0, last + 1)).filter((typed) => typed.trim() === typed),
);

/** A word with its middle letter omitted, doubled, wrong, and swapped with the next. */
function typosOf(word: string): string[] {
  const at = Math.floor((word.length - 1) / 2);
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
  const wrong = /\p{Script=Han}/u.test(letter) ? '囧' : letter === 'q' ? 'w' : 'q';
  return [before + next, before + letter + letter + next, before + wrong + next, before + next + letter].map(
    (changed) => changed + after,
  );
}

/** Typos in each name's longest word, if it has at least five English letters or three Chinese characters. */
const typos = names.flatMap(({ name, place }) => {
  const [longest = ''] = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .sort((a, b) => b.length - a.length);
  const isLong = longest.length >= (/^\p{Script=Han}/u.test(longest) ? 3 : 5);
  return isLong ? typosOf(longest).map((typed) => ({ typed, place })) : [];
});

function timeOf(typed: string): number {
  const before = performance.now();
  index.search(fold(typed));
  return performance.now() - before;
}

/** Milliseconds per keystroke, ascending: the median of three passes. */
function timed(): number[] {
  const all = [...keystrokes, ...typos.map(({ typed }) => typed)];
  const passes = [0, 1, 2].map(() => all.map(timeOf));
  const middle = all.map((_, stroke) => passes.map((times) => times[stroke] ?? 0).sort((a, b) => a - b)[1] ?? 0);
  return middle.sort((a, b) => a - b);
}

/** Texts that contain every term, by a slow and simple search. */
function containing(query: string): Set<number> {
  const terms = query.split(/\s+/);
  return new Set(texts.flatMap((text, place) => (terms.every((term) => text.includes(term)) ? [place] : [])));
}

function exactness() {
  let wanted = 0;
  let given = 0;
  let right = 0;
  for (const query of new Set(keystrokes.map(fold))) {
    const truth = containing(query);
    const found = index.search(query);
    wanted += truth.size;
    given += found.length;
    right += found.filter((place) => truth.has(place)).length;
  }
  return { recall: right / wanted, precision: right / given };
}

const times = timed();
const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const p95 = percentile(0.95);
const exact = exactness();
const typoRecall = typos.filter(({ typed, place }) => index.search(typed).includes(place)).length / typos.length;

const lines: [what: string, figure: string, met?: boolean][] = [
  ['events', String(texts.length)],
  ['index made in', `${built.toFixed(0)} ms`],
  ['keystrokes', `${keystrokes.length}, and ${typos.length} typos, three times`],
  ['p50', `${percentile(0.5).toFixed(3)} ms`],
  ['p95', `${p95.toFixed(3)} ms, target ${targets.p95}`, p95 <= targets.p95],
  ['max', `${percentile(1).toFixed(3)} ms`],
  ['recall', String(exact.recall), exact.recall === 1],
  ['precision', String(exact.precision), exact.precision === 1],
  ['recall of typos', `${typoRecall.toFixed(3)}, target ${targets.typoRecall}`, typoRecall >= targets.typoRecall],
];
for (const [what, figure, met = true] of lines) {
  process.stdout.write(`${what.padEnd(24)} ${figure}${met ? '' : ': MISSED'}\n`);
  if (!met) process.exitCode = 1;
}
