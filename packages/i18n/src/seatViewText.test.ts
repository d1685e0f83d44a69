import type { SeatView } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { words as english } from './areas/seats/en_us.js';
import { words as simplified } from './areas/seats/zh_cn.js';
import { words as traditional } from './areas/seats/zh_hk.js';
import { seatViewText } from './seatViewText.js';
import { createTranslate } from './text.js';

const view: SeatView = { focus: 'stage', distance: 28.4, angle: -15, height: 5.8, width: 15, hidden: null };
const inEnglish = (change: Partial<SeatView> = {}) =>
  seatViewText({ t: createTranslate('en_us', { seats: english }), lang: 'en_us' }, { ...view, ...change });

describe('the view from a seat in words', () => {
  it('is in whole metres and degrees of the language', () => {
    expect(inEnglish()).toBe('28 m from the stage, 15° to the left, 6 m above it');
    const inHongKong = { t: createTranslate('zh_hk', { seats: traditional }), lang: 'zh_hk' } as const;
    expect(seatViewText(inHongKong, view)).toBe('距舞台\u00a028\u00a0米，偏左\u00a015°，高出\u00a06\u00a0米');
    const inMainland = { t: createTranslate('zh_cn', { seats: simplified }), lang: 'zh_cn' } as const;
    expect(seatViewText(inMainland, view)).toMatch(/^距舞台\u00a028\u00a0?米，偏左\u00a015°，高出\u00a06\u00a0?米$/);
  });

  it('names the middle, both sides, and the place behind the stage', () => {
    expect(inEnglish({ angle: 2 })).toContain(', in the middle,');
    expect(inEnglish({ angle: 40 })).toContain(', 40° to the right,');
    expect(inEnglish({ angle: -170 })).toContain(', behind it,');
  });

  it('names the height above, below and on a level', () => {
    expect(inEnglish({ height: -0.6 })).toMatch(/1 m below it$/);
    expect(inEnglish({ height: 0.4 })).toMatch(/level with it$/);
  });

  it('names no side around a pitch', () => {
    expect(inEnglish({ focus: 'pitch', distance: 84 })).toBe('84 m from the middle of the pitch, 6 m above it');
    expect(inEnglish({ focus: 'screen' })).toMatch(/^28 m from the screen, /);
  });

  it('names the part of the stage that is hidden', () => {
    const endOf = (from: number, to: number) => inEnglish({ hidden: { from, to } }).split(', ').at(-1);
    expect(endOf(0.2, 0.4)).toBe('about 20% of the stage hidden on the left');
    expect(endOf(0.4, 0.6)).toBe('about 20% of the stage hidden in the middle');
    expect(endOf(0.6, 0.8)).toBe('about 20% of the stage hidden on the right');
  });
});
