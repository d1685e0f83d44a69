import { type Lang, langs, type TransactionSummary } from '@first-gong/domain';
import { createPageFormat, createTranslate, seatsText } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { memberIn, pastSummaryIn, refunded, summaryOf, transactionIn } from '../../shared/story/index.js';
import { TextProvider } from '../../shared/text/index.js';
import { TxnHistoryScreen, type TxnHistoryState } from './TxnHistoryScreen.js';

async function historyIn(lang: Lang, state: TxnHistoryState) {
  const words = await loadAllWords(lang);
  const html = renderToStaticMarkup(
    <TextProvider lang={lang} words={words}>
      <TxnHistoryScreen
        state={state}
        tab="past"
        onTab={() => undefined}
        onFilter={() => undefined}
        onRetry={() => undefined}
      />
    </TextProvider>,
  );
  return { html, t: createTranslate(lang, words), format: createPageFormat(lang) };
}

const historyWith = (lang: Lang, past: TransactionSummary) =>
  historyIn(lang, {
    kind: 'ready',
    member: memberIn(lang),
    filter: { q: '', period: 'all' },
    upcoming: [],
    past: [past],
    next: null,
    awaiting: [],
  });

test.each(langs)('§9 the largest text is in the document, before the transactions, in %s', async (lang) => {
  const head = ({ html }: { html: string }) => /<hgroup>.*<\/hgroup>/.exec(html)?.[0];
  const loading = await historyIn(lang, { kind: 'loading' });
  expect(head(loading)).toContain(loading.t('history.lead'));
  expect(head(await historyWith(lang, pastSummaryIn(lang)))).toBe(head(loading));
});

describe.each(langs)('§3 a past transaction in %s', (lang) => {
  test('has the year of the performance and of the purchase', async () => {
    const past = pastSummaryIn(lang);
    const { html, format } = await historyWith(lang, past);
    for (const { startsAt } of past.events) expect(html).toContain(format.recordTime(startsAt));
    expect(html).toContain(format.recordDay(past.placedAt));
    expect(format.recordDay(past.placedAt)).toContain('2026');
  });

  test('names section, row and seat of each performance, as every other page does', async () => {
    const past = pastSummaryIn(lang);
    const seats = [
      [{ section: 'F5', row: '11', seat: '14' }],
      [
        { section: 'F5', row: '11', seat: '15' },
        { section: 'F5', row: '11', seat: '16' },
      ],
    ];
    const events = past.events.map((event, index) => ({ ...event, seats: seats[index] ?? [] }));
    const { html, t } = await historyWith(lang, { ...past, events });
    for (const each of seats) expect(html).toContain(`>${seatsText(t, each)}<`);
    expect(html).not.toContain('F5 11');
  });

  test('of a cancelled performance is cancelled and has the refund', async () => {
    const { html, t, format } = await historyWith(lang, summaryOf(refunded(transactionIn(lang))));
    expect(html).toContain(t('common.flagCancelled'));
    expect(html).not.toContain(`> ${t('member.complete')}<`);
    expect(html).toContain(t('history.refunded', { amount: format.money(transactionIn(lang).total) }));
  });
});
