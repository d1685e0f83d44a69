import { langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { memberIn, transactionIn } from '../../shared/story/index.js';
import { TextProvider } from '../../shared/text/index.js';
import { CompactTickets } from './CompactTickets.js';
import { OrderTickets } from './OrderTickets.js';

test.each(langs)('§3 a ticket in %s names nobody: friends of the buyer use it too', async (lang) => {
  const { name } = memberIn(lang);
  const bought = transactionIn(lang);
  const transaction = { ...bought, delivery: { ...bought.delivery, name } };
  const html = renderToStaticMarkup(
    <TextProvider lang={lang} words={await loadAllWords(lang)}>
      <OrderTickets Compact={CompactTickets} transaction={transaction} />
    </TextProvider>,
  );
  for (const { tickets } of transaction.orders) {
    for (const { ticketNumber } of tickets) expect(html).toContain(ticketNumber);
  }
  expect(html).not.toContain(name);
});
