import { langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { memberIn, refunded, transactionIn } from '../../shared/story/index.js';
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

test.each(langs)('§4 tickets in %s of a cancelled performance have no code, offline too', async (lang) => {
  const words = await loadAllWords(lang);
  const bought = transactionIn(lang, {
    bought: [
      ['whale', 2],
      ['lion', 2],
    ],
  });
  const html = renderToStaticMarkup(
    <TextProvider lang={lang} words={words}>
      <OrderTickets
        Compact={CompactTickets}
        transaction={refunded(bought, 1)}
        viewer={{ performanceId: 'whale-2', ticket: 0, onTicket: () => undefined, onClose: () => undefined }}
        offline
      />
    </TextProvider>,
  );
  const [lost, valid] = bought.orders;
  expect(html).toMatch(/<s>[^<]+<\/s>/);
  expect(html).toContain(`>${words.receipt.cancelled}<`);
  for (const { ticketNumber } of lost?.tickets ?? []) expect(html).not.toContain(ticketNumber);
  for (const { ticketNumber } of valid?.tickets ?? []) expect(html).toContain(ticketNumber);
  expect(html.match(/role="img"[^>]*viewBox|<svg[^>]*role="img"/g)).toHaveLength(2);
  expect(html).not.toContain('<dialog');
});
