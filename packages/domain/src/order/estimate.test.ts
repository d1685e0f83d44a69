import { describe, expect, test } from 'vitest';
import { cinemaCourier, delivery, serviceChargePerTicket, ticketsPerTransaction } from '../constants.js';
import { civilToInstant } from '../time/time.js';
import { deliveryOptions } from './delivery.js';
import { estimateDelivery, estimatedDays, estimateFees } from './estimate.js';

const today = '2026-11-20';

describe('§9 the delivery of a show, worked out', () => {
  test.each([
    ['hongKong', '2026-12-04', { fee: delivery.hongKong.fee, days: null, until: '2026-11-27', inTime: true }],
    ['macau', '2026-12-04', { fee: delivery.macau.fee, days: null, until: '2026-11-27', inTime: true }],
    ['mainland', '2026-12-04', { fee: delivery.mainland.fee, days: [10, 14], until: '2026-11-20', inTime: true }],
    ['mainland', '2026-12-03', { until: '2026-11-19', inTime: false, workingDaysLeft: 0 }],
    ['overseas', '2026-12-04', { fee: delivery.overseas.fee, days: [10, 20], until: '2026-11-14', inTime: false }],
    ['cinema', '2026-12-04', { fee: cinemaCourier, days: null, until: '2026-11-27', inTime: true }],
  ] as const)('%s, show on %s', (way, show, expected) => {
    expect(estimateDelivery(way, show, today)).toMatchObject(expected);
  });

  test('has the last day to change the delivery, and the working days left to order', () => {
    expect(estimateDelivery('hongKong', '2026-12-04', today)).toMatchObject({
      changeUntil: '2026-11-25',
      workingDaysLeft: 5,
    });
    // Two weekends, Christmas and New Year do not count.
    expect(estimateDelivery('hongKong', '2027-01-08', '2026-12-18')).toMatchObject({ workingDaysLeft: 8 });
  });

  test('is that of the page before payment', () => {
    for (const destination of ['hongKong', 'macau', 'mainland', 'overseas'] as const) {
      const courier = deliveryOptions({
        shows: [{ group: 'shows', startsAt: civilToInstant('2026-12-04', '20:15') }],
        address: { destination, text: '1 Sai Yee Street' },
        now: civilToInstant(today, '12:00'),
      }).find(({ method }) => method === 'courier');
      expect(estimateDelivery(destination, '2026-12-04', today)).toMatchObject({
        fee: courier?.fee,
        until: courier?.until,
        inTime: courier?.available,
      });
    }
  });

  test.each(['', 'soon', '2026-02-30', '2026-11-19', '2027-11-21', '9999-12-31', '2026-12-04T20:15'])(
    '"%s" is no day for it',
    (day) => {
      expect(estimateDelivery('hongKong', day, today)).toBeNull();
    },
  );

  test('the first and the last day can be worked out', () => {
    const { first, last } = estimatedDays(today);
    expect([first, last]).toEqual(['2026-11-20', '2027-11-20']);
    for (const day of [first, last]) expect(estimateDelivery('hongKong', day, today)).not.toBeNull();
  });

  test('a year without known holidays has no working days, but the last day to order', () => {
    expect(estimateDelivery('hongKong', '2030-06-14', '2030-06-01')).toMatchObject({
      until: '2030-06-07',
      inTime: true,
      changeUntil: null,
      workingDaysLeft: null,
    });
  });
});

describe('§9 the fees of an order, added up', () => {
  test('are the service charge of each ticket and one delivery', () => {
    expect(estimateFees(2, 'free')).toEqual({
      serviceCharge: 2 * serviceChargePerTicket,
      delivery: 0,
      total: 2 * serviceChargePerTicket,
    });
    expect(estimateFees(4, 'overseas')).toEqual({ serviceCharge: 40_00, delivery: 500_00, total: 540_00 });
    expect(estimateFees(1, 'cinema')?.delivery).toBe(cinemaCourier);
  });

  test.each([0, -1, 1.5, Number.NaN, ticketsPerTransaction + 1, Number.POSITIVE_INFINITY])(
    '%d tickets are in no transaction',
    (tickets) => {
      expect(estimateFees(tickets, 'free')).toBeNull();
    },
  );
});
