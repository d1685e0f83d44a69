import { langs } from '@first-gong/domain';
import { createPageFormat } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { refunded, type TransactionStory, transactionIn } from '../../shared/story/index.js';
import { TextProvider } from '../../shared/text/index.js';
import { Refunds } from './Refunds.js';

describe.each(langs)('§4 the refund of a cancelled performance in %s', (lang) => {
  const factsOf = async (story: TransactionStory) => {
    const words = await loadAllWords(lang);
    const html = renderToStaticMarkup(
      <TextProvider lang={lang} words={words}>
        <Refunds transaction={refunded(transactionIn(lang, story))} />
      </TextProvider>,
    );
    return { html, words: words.receipt };
  };

  test('names the amount, the card, the points of the offset, the points taken back and the day', async () => {
    const { html, words } = await factsOf({ pointsUsed: 5000 });
    const format = createPageFormat(lang);
    const { total, points } = transactionIn(lang, { pointsUsed: 5000 });
    expect(html).toContain(format.money(total));
    expect(html).toContain('4417');
    expect(html).toContain(`>${format.count(5000)}<`);
    expect(html).toContain(words.refundPointsTaken);
    expect(html).toContain(`>${format.count(points.earned)}<`);
    expect(html).toContain(words.refundedAt);
  });

  test('has no line of points that did not move', async () => {
    const { html, words } = await factsOf({});
    expect(html).not.toContain(words.refundPointsReturned);
  });

  test('is absent without a refund', async () => {
    const words = await loadAllWords(lang);
    expect(
      renderToStaticMarkup(
        <TextProvider lang={lang} words={words}>
          <Refunds transaction={transactionIn(lang)} />
        </TextProvider>,
      ),
    ).toBe('');
  });
});
