import { calls } from '@first-gong/contract';
import { type Lang, langs } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { createFormat } from '@first-gong/i18n';
import { afterEach, describe, expect, it } from 'vitest';
import { attachmentsOf } from '../support/attachments.js';
import { findPlace, reachedByCourier } from '../support/places.js';
import { choice, confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
afterEach(() => shop.close());

async function buyTwo(deliveryMethod: 'eTicket' | 'kiosk' | 'courier', lang: Lang = 'en_us') {
  shop = await openShop({ siteUrl: () => 'https://tickets.example' });
  const buyer = await shop.logIn(demoMember, lang);
  const place = await findPlace(shop.visitor, (place) => place.remaining > 10 && reachedByCourier(place));
  await hold(buyer, place, 2);
  const order = await confirm(buyer, { ...choice, deliveryMethod });
  await shop.answerAsBank(order, 'approve');
  const query = { transactionNumber: order.transactionNumber };
  const { data } = await buyer.call(calls.transactionDetail, { query });
  const [mail] = await shop.mails(demoMember.loginEmail);
  return { order: data, mail, attachments: await attachmentsOf(shop, mail?.id) };
}

describe('§4 the mail of a complete order', () => {
  it('has the entry code of each e-ticket and the calendar file of the performance', async () => {
    const { order, mail, attachments } = await buyTwo('eTicket');
    const [event] = order.orders.map((each) => each.event);
    const codes = order.orders.flatMap(({ tickets }) => tickets.map(({ code }) => code));
    expect(codes).toHaveLength(2);
    const page = attachments.get('tickets.html') ?? '';
    for (const code of codes) expect(page).toContain(`<br>${code}</figcaption>`);
    expect(page.match(/<svg/g)).toHaveLength(2);
    expect(new Set(page.match(/<svg[\s\S]*?<\/svg>/g)).size).toBe(2);
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect(mail?.body.join()).toContain('tickets.html');

    const calendar = (attachments.get(`${event?.performanceId}.ics`) ?? '').replaceAll('\r\n ', '');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain(`UID:${event?.performanceId}@tickets.example`);
    expect(calendar).toContain('URL:https://tickets.example/');
    expect(attachments.size).toBe(2);
  });

  it.each(langs)('has the facts of the receipt, in the language of the order (%s)', async (lang) => {
    const { order, mail } = await buyTwo('courier', lang);
    const { money } = createFormat(lang);
    const said = mail?.body.join('\n') ?? '';
    for (const { amount } of order.lines) expect(said).toContain(money(amount));
    const { confirmationNumber, paymentServiceNumber, waybillNumber, cardEnding, delivery } = order;
    for (const fact of [
      order.transactionNumber,
      money(order.total),
      confirmationNumber,
      paymentServiceNumber,
      waybillNumber,
      cardEnding,
      delivery.address,
      delivery.phone,
    ]) {
      expect(fact).not.toBeNull();
      expect(said).toContain(fact);
    }
  });

  it('has no code of tickets that come in another way', async () => {
    const { order, mail, attachments } = await buyTwo('kiosk');
    expect([...attachments.keys()]).toEqual(order.orders.map(({ event }) => `${event.performanceId}.ics`));
    expect(mail?.body.join()).not.toContain('tickets.html');
    const stored = JSON.stringify(mail);
    for (const { code } of order.orders.flatMap(({ tickets }) => tickets)) expect(stored).not.toContain(code);
  });
});
