import type { Translate, Translation } from './text.js';

// Only `tsc` checks this file. An unused `@ts-expect-error` is an error.

declare const t: Translate<'cart' | 'common' | 'order'>;
declare const someKey: 'cart.title' | 'order.tickets' | 'order.performance';

t('cart.title');
t('cart.pageTitle');
t('order.tickets', { count: 2 });
t('order.performance', { time: '15:00', venue: 'Star Hall' });
t(someKey, { count: 2, time: '15:00', venue: 'Star Hall' });

// @ts-expect-error the area has no such key
t('cart.titel');

// @ts-expect-error the area is not declared
t('preview.title');

// @ts-expect-error a placeholder has no value
t('order.performance', { time: '15:00' });

// @ts-expect-error no value at all
t('order.performance');

// @ts-expect-error the text has no such placeholder
t('order.performance', { time: '15:00', venue: 'Star Hall', hall: '2' });

// @ts-expect-error the text has no placeholder
t('cart.title', { count: 2 });

// @ts-expect-error a plural has no count
t('order.tickets');

// @ts-expect-error the count of a plural is no number
t('order.tickets', { count: '2' });

// @ts-expect-error one of the keys needs a count
t(someKey, { time: '15:00', venue: 'Star Hall' });

export const fewerAreas: Translate<'cart'> = t;

// @ts-expect-error a translator of fewer areas
export const moreAreas: Translate<'cart' | 'common' | 'errors'> = t;

interface English {
  title: 'Shopping cart';
  tickets: { one: '{{count}} ticket'; other: '{{count}} tickets' };
}

export const chinese: Translation<English> = { title: '購物車', tickets: { other: '{{count}} 張門票' } };

// @ts-expect-error a key is missing
export const lacking: Translation<English> = { title: '購物車' };

// @ts-expect-error English has no such key
export const longer: Translation<English> = { title: '購物車', tickets: { other: '{{count}} 張門票' }, lead: '' };
