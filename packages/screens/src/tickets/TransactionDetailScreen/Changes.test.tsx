import { type Lang, langs } from '@first-gong/domain';
import { createPageFormat, createTranslate } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type TransactionStory, transactionIn } from '../../shared/story/index.js';
import { TextProvider } from '../../shared/text/index.js';
import { Changes } from './Changes.js';

/** The text for an order of one performance on a given day. */
async function shown(lang: Lang, serverNow: string, startsAt: string, story: TransactionStory = {}) {
  const words = await loadAllWords(lang);
  const { orders, ...transaction } = transactionIn(lang, { ...story, serverNow });
  const moved = orders.map((order) => ({ ...order, event: { ...order.event, startsAt } }));
  const html = renderToStaticMarkup(
    <TextProvider lang={lang} words={words}>
      <Changes transaction={{ ...transaction, orders: moved }} />
    </TextProvider>,
  );
  return { text: html.replace(/<[^>]*>/g, ''), t: createTranslate(lang, words), format: createPageFormat(lang) };
}

const values = { count: 7 };

describe.each(langs)('§9 the change of collection in %s', (lang) => {
  // One weekend in December 2026: 7 working days before the 18th is the 9th.
  const startsAt = '2026-12-18T12:00:00.000Z';

  test('is open until 7 working days before the show', async () => {
    const { text, t, format } = await shown(lang, '2026-12-09T15:59:00.000Z', startsAt);
    expect(text).toContain(t('transaction.changeOpen', { ...values, day: format.recordDay('2026-12-09') }));
  });

  test('is over on the next day, with the reason', async () => {
    const { text, t, format } = await shown(lang, '2026-12-09T16:00:00.000Z', startsAt);
    expect(text).toContain(t('transaction.changeOver', { ...values, day: format.recordDay('2026-12-09') }));
  });

  test('is no matter of an online programme', async () => {
    const { text, t } = await shown(lang, '2026-11-20T12:00:00.000Z', startsAt, { bought: [['electro', 1]] });
    expect(text).toBe(`${t('transaction.changeContact')}${t('receipt.noRefund')}${t('transaction.changeTransaction')}`);
  });
});

describe.each(langs)('§3 the change of name, number and address in %s', (lang) => {
  const startsAt = '2026-12-18T12:00:00.000Z';

  test('is open until the show begins', async () => {
    const { text, t } = await shown(lang, '2026-12-18T11:59:00.000Z', startsAt);
    expect(text).toContain(t('transaction.changeContact'));
    expect(text).toContain(t('transaction.changeTransaction'));
  });

  test('is over with the show, with the reason', async () => {
    const { text, t } = await shown(lang, startsAt, startsAt);
    expect(text).toBe(t('transaction.changeBegun'));
  });
});
