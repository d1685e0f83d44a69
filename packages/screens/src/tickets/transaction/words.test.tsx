import { langs, orderNumberNames, type Transaction } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { awaitingBank, transactionIn } from '../../shared/story/index.js';
import { TextProvider } from '../../shared/text/index.js';
import { useTransactionWords } from './index.js';

function Numbers({ transaction }: { transaction: Transaction }) {
  return useTransactionWords()
    .numbers(transaction)
    .map(({ label, value }) => `[${label}: ${value}]`);
}

describe.each(langs)('§3 the numbers of a transaction in %s', (lang) => {
  const shown = async (transaction: Transaction) =>
    renderToStaticMarkup(
      <TextProvider lang={lang} words={await loadAllWords(lang)}>
        <Numbers transaction={transaction} />
      </TextProvider>,
    );

  test.each(orderNumberNames)('have %s with its label', async (name) => {
    const { receipt } = await loadAllWords(lang);
    const transaction = transactionIn(lang);
    expect(await shown(transaction)).toContain(`[${receipt[name]}: ${transaction[name]}]`);
  });

  test.each(orderNumberNames)('leave %s out before the order has it', async (name) => {
    const { receipt } = await loadAllWords(lang);
    expect(await shown(transactionIn(lang, awaitingBank))).not.toContain(`[${receipt[name]}:`);
  });
});

function Lines({ transaction }: { transaction: Transaction }) {
  return useTransactionWords()
    .moneyLines(transaction)
    .map(({ label, value }) => `[${label}: ${value}]`);
}

test.each(langs)('§3 a benefit or discount is a line of a transaction in %s', async (lang) => {
  const words = await loadAllWords(lang);
  const transaction = transactionIn(lang);
  const discount = { kind: 'discount' as const, quantity: 1, amount: -50_00 };
  const shown = renderToStaticMarkup(
    <TextProvider lang={lang} words={words}>
      <Lines transaction={{ ...transaction, lines: [...transaction.lines, discount] }} />
    </TextProvider>,
  );
  expect(shown).toMatch(new RegExp(`\\[${words.payment.lineDiscount}: [−-]\\D*50`));
});
