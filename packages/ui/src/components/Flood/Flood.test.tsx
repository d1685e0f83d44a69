import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Poster } from '../Poster/index.js';
import { Ticket } from '../Ticket/index.js';
import { Flood } from './Flood.js';

let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  host.remove();
  document.documentElement.dataset.theme = 'default';
});

const dark = { seed: 'loud-sea', interest: 'bandShow' };
const light = { seed: 'after-blue', interest: 'exhibition' };

const show = (event: typeof dark, theme: string) => {
  document.documentElement.dataset.theme = theme;
  host.innerHTML = renderToStaticMarkup(
    <Flood {...event} as="section">
      <Poster {...event} lines={[]} lang="en" crop="art" />
      <Ticket>Paper</Ticket>
    </Flood>,
  );
  const style = (selector: string) => getComputedStyle(host.querySelector(selector) ?? host);
  return {
    flood: style('section').backgroundColor,
    words: style('section').color,
    field: style('svg > path').fill,
    ticket: style('section > div'),
  };
};

describe('Flood', () => {
  test.each([
    ['a dark field by day', dark, 'default'],
    ['a light field by day', light, 'default'],
    ['a dark field at night', dark, 'night'],
  ])('%s: art and flood are one surface, without a seam', (_what, event, theme) => {
    const { flood, field } = show(event, theme);
    expect(field).toBe(flood);
  });

  test('a light field at night only tints the page, and its art stays paper', () => {
    const { flood, field } = show(light, 'night');
    expect(field).not.toBe(flood);
  });

  test('black and white floods with black', () => {
    for (const event of [dark, light]) {
      const { flood, words } = show(event, 'bw');
      expect([flood, words]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    }
  });

  test('a ticket inside has the colours of paper', () => {
    const { words, ticket } = show(dark, 'default');
    expect(ticket.backgroundColor).toBe('rgb(255, 255, 255)');
    expect(ticket.color).not.toBe(words);
  });
});
