import svgCaptcha from 'svg-captcha';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repeatRandom, seed } from '../../testing/random.js';
import { drawCode } from './picture.js';

let restore = () => {};
beforeAll(() => {
  restore = repeatRandom();
});
afterAll(() => restore());

/** Path commands without numbers, which vary between drawings. */
const shapeOf = (path: string) => path.replace(/[^A-Z]/g, '');
const outlinesIn = (path: string) => path.match(/M[^M]+/g) ?? [];
const shapes = new Map(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => {
    const { data } = svgCaptcha.create({ charPreset: letter, size: 1, noise: 0 });
    const outlines = outlinesIn(/ d="([^"]+)"/.exec(data)?.[1] ?? '').map(shapeOf);
    return [outlines.reduce((one, other) => (other.length > one.length ? other : one)), letter];
  }),
);

/** Recognises letters by their path commands, like a simple program. */
const readByShape = (image: string) =>
  [...image.matchAll(/<path fill="#\w+" d="([^"]+)"/g)]
    .flatMap(([, path = '']) => outlinesIn(path))
    .map((outline) => ({ left: Number(/^M([\d.]+)/.exec(outline)?.[1]), letter: shapes.get(shapeOf(outline)) }))
    .filter(({ letter }) => letter !== undefined)
    .sort((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join('');

describe('§2 the picture of a captcha', () => {
  test('has five letters that are not taken for one another', () => {
    for (let round = 0; round < 50; round += 1) expect(drawCode().code).toMatch(/^[ACEFHJKMNPRTWXY]{5}$/);
  });

  test('is a drawing without text, script or anything from elsewhere', () => {
    const { code, image } = drawCode();
    expect(image).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<>]*>(<path [^<>]*\/>)+<\/svg>$/);
    expect(image).not.toMatch(/ on\w+=|href|url\(|data:|style=|NaN|undefined/);
    expect(image).not.toContain(code);
  });

  test('has whole outlines inside its frame', () => {
    const path = /<path fill="#222" d="([^"]+)"/.exec(drawCode().image)?.[1] ?? '';
    expect(path.match(/M/g)?.length).toBeGreaterThanOrEqual(5);
    expect(path.match(/Z/g)?.length).toBe(path.match(/M/g)?.length);
    const numbers = (path.match(/[\d.-]+/g) ?? []).map(Number);
    for (const [index, number] of numbers.entries()) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(index % 2 === 0 ? 200 : 60);
    }
  });

  test('is not read by the commands of its letters; control: the drawing of svg-captcha is', () => {
    const plain = () => svgCaptcha.create({ size: 5, charPreset: 'ACEFHJKMNPRTWXY', noise: 2, width: 200, height: 60 });
    const rounds = Array.from({ length: 50 }, () => ({ drawn: drawCode(), control: plain() }));
    const readControls = rounds.filter(({ control }) => readByShape(control.data) === control.text);
    expect(readControls.length, `seed ${seed}`).toBeGreaterThan(rounds.length / 3);
    const read = rounds.filter(({ drawn }) => readByShape(drawn.image) === drawn.code);
    expect(read, `seed ${seed}`).toHaveLength(0);
  });
});
