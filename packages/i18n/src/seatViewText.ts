import { htmlLangs, type Lang, type SeatView } from '@first-gong/domain';
import type { Translate } from './text.js';

/** The view from a seat in words: "28 m from the stage, 15° to the left, 6 m above it". Whole metres and degrees. */
export function seatViewText({ t, lang }: { t: Translate<'seats'>; lang: Lang }, view: SeatView): string {
  const { focus, distance, angle, height, hidden } = view;
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(htmlLangs[lang], { maximumFractionDigits: 0, ...options }).format(value);
  const metres = (value: number) => number(Math.abs(value), { style: 'unit', unit: 'meter' });
  const degrees = () => number(Math.abs(angle), { style: 'unit', unit: 'degree', unitDisplay: 'narrow' });
  const direction = () => {
    if (Math.abs(angle) > 90) return t('seats.viewBehind');
    // Three degrees are half a seat in row C of a theatre.
    if (Math.abs(angle) < 3) return t('seats.viewMiddle');
    return t(angle < 0 ? 'seats.viewLeft' : 'seats.viewRight', { angle: degrees() });
  };
  const level = () => {
    if (Math.abs(height) < 0.5) return t('seats.viewLevel');
    return t(height < 0 ? 'seats.viewBelow' : 'seats.viewAbove', { height: metres(height) });
  };
  const facts = [
    t(`seats.view_${focus}`, { distance: metres(distance) }),
    // Around a pitch no side is the front.
    ...(focus === 'pitch' ? [] : [direction()]),
    level(),
  ];
  if (hidden) {
    const middle = (hidden.from + hidden.to) / 2;
    const part = middle < 0.4 ? 'viewHiddenLeft' : middle > 0.6 ? 'viewHiddenRight' : 'viewHiddenMiddle';
    facts.push(t(`seats.${part}`, { share: number(hidden.to - hidden.from, { style: 'percent' }) }));
  }
  // A Chinese line breaks between facts only, where its page keeps words whole.
  return (lang === 'en_us' ? facts : facts.map((fact) => fact.replaceAll(' ', '\u00a0'))).join(t('seats.fact'));
}
