import { langs } from '@first-gong/domain';
import { facts, groupNames, groups } from '@first-gong/fake-api';

/** Whether a text has a word of any language; an English word is a word of its own. */
const has = (text: string, word: string) =>
  /[a-z]/i.test(word) ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word);

/**
 * Answers a question of the fake API's captcha by the bank that the question was made of, as a person answers it by
 * everyday knowledge. Undefined for a question of another server.
 */
export function answerOf(question: string): string | undefined {
  const fact = facts.find((one) => one.question.includes(question));
  if (fact) return fact.answers[fact.question.indexOf(question)]?.split('/')[0];
  const properties = groupNames.flatMap((name) =>
    groups[name].properties.flatMap(({ one, many }) => [...one, many].map((text) => ({ name, text }))),
  );
  const asked = properties
    .filter(({ text }) => question.includes(text))
    .sort((one, other) => other.text.length - one.text.length)[0];
  if (asked === undefined) return undefined;
  const list = question.replace(asked.text, '');
  const things = groupNames.flatMap((name) =>
    groups[name].things.flatMap((words) =>
      langs.map((_, index) => ({ name, word: words[index]?.split('/')[0] ?? '' })),
    ),
  );
  const found = longestFirst(things, list);
  const inside = found.filter(({ name }) => name === asked.name);
  const outside = found.filter(({ name }) => name !== asked.name);
  return (inside.length === 1 ? inside : outside)[0]?.word;
}

/** The things that a text names. A word inside a longer one does not count: 鼓 in 大鼓. */
function longestFirst<Thing extends { word: string }>(things: readonly Thing[], text: string): Thing[] {
  let left = text;
  return [...things]
    .sort((one, other) => other.word.length - one.word.length)
    .filter(({ word }) => {
      const isThere = has(left, word);
      if (isThere) left = left.replace(new RegExp(word, 'i'), '#');
      return isThere;
    });
}
