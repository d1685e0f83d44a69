import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { defaultColours, nightColours } from './colours.js';

const root = document.documentElement;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  host.remove();
  root.dataset.theme = 'default';
  root.removeAttribute('data-gray');
  await emulate();
});

/** What the reader's system asks for. */
const emulate = (features: Record<string, string> = {}, media = '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

const token = (name: string) => getComputedStyle(root).getPropertyValue(name);
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('§2 what a theme answers', () => {
  test.each([
    ['default', defaultColours],
    ['night', nightColours],
  ])('more contrast: muted words and hair rules of %s take the strength of text', async (theme, { text, border }) => {
    root.dataset.theme = theme;
    expect(token('--fg-text-muted')).not.toBe(text.primary);
    await emulate({ 'prefers-contrast': 'more' });
    expect(token('--fg-text-muted')).toBe(text.primary);
    expect(token('--fg-text-secondary')).toBe(text.primary);
    expect(token('--fg-border-hair')).toBe(border.strong);
    expect(token('--fg-border-control')).toBe(border.strong);
  });

  test('print: night is a page of ink, so it prints as the default theme, on white', async () => {
    root.dataset.theme = 'night';
    expect(token('--fg-text-primary')).toBe(nightColours.text.primary);
    await emulate({}, 'print');
    expect(token('--fg-text-primary')).toBe(defaultColours.text.primary);
    expect(token('--fg-bg-page')).toBe(defaultColours.bg.surface);
  });

  test('forced colours: hair rules and zones are drawn in the system colour of text', async () => {
    await emulate({ 'forced-colors': 'active' });
    expect(token('--fg-border-hair')).toBe('CanvasText');
    expect(token('--fg-zone-b')).toBe('CanvasText');
  });

  test('reduced motion: what moves swaps at once', async () => {
    host.style.transitionDuration = '300ms';
    expect(getComputedStyle(host).transitionDuration).toBe('0.3s');
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    expect(Number.parseFloat(getComputedStyle(host).transitionDuration)).toBeLessThan(0.001);
  });

  test('§4 grayscale is a filter on the root, so that fixed elements keep their place', () => {
    root.toggleAttribute('data-gray', true);
    expect(getComputedStyle(root).filter).toBe('grayscale(1)');
  });

  test('a part of a page may have a theme of its own', () => {
    host.dataset.theme = 'night';
    host.style.color = 'var(--fg-text-primary)';
    expect(getComputedStyle(host).color).toBe(rgb(nightColours.text.primary));
  });

  test("a site's own CSS outside layers wins, whatever its weight", () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'div { box-sizing: content-box }';
    expect(getComputedStyle(host).boxSizing).toBe('content-box');
    style.remove();
  });
});
