import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { Link } from '../Link/index.js';
import { Ticket } from './Ticket.js';

const root = freshRoot();

const style = (selector: string) => getComputedStyle(root.host.querySelector(selector) ?? root.host);

describe('Ticket', () => {
  test('as a section it is a region named by its heading', async () => {
    root.render(
      <Ticket as="section" aria-labelledby="slip">
        <h2 id="slip">Receipt</h2>
      </Ticket>,
    );
    await expect.element(page.getByRole('region', { name: 'Receipt', exact: true })).toBeVisible();
  });

  test.each(['default', 'night', 'bw'])(
    'in %s its words and links look the same on a flood as on the page',
    async (theme) => {
      document.documentElement.dataset.theme = theme;
      const words = (id: string) => (
        <Ticket id={id}>
          <p>
            Seat 11 <Link href="#rules">Rules</Link>
          </p>
        </Ticket>
      );
      root.render(
        <>
          {words('page')}
          <ColourBlock seed="whale" interest="theatre" id="flood">
            {words('on-flood')}
          </ColourBlock>
        </>,
      );
      await expect.poll(() => root.host.querySelector('#on-flood')).not.toBeNull();
      for (const part of ['', ' p', ' a']) {
        expect(style(`#on-flood${part}`).color).toBe(style(`#page${part}`).color);
      }
      expect(style('#on-flood').backgroundColor).toBe(style('#page').backgroundColor);
      // The surrounding colours must differ, or the test proves nothing.
      expect([style('#flood').color, style('#flood').backgroundColor]).not.toEqual([
        style('#on-flood').color,
        style('#on-flood').backgroundColor,
      ]);
    },
  );

  // In black and white all borders are equally heavy.
  test.each(['default', 'night'])('in %s a strong ticket has a heavier border', async (theme) => {
    document.documentElement.dataset.theme = theme;
    root.render(
      <>
        <Ticket id="plain">Seat 11</Ticket>
        <Ticket id="strong" strong>
          Seat 11
        </Ticket>
      </>,
    );
    await expect.poll(() => root.host.querySelector('#strong')).not.toBeNull();
    const edge = (id: string) => [Number.parseFloat(style(id).borderTopWidth), style(id).borderTopStyle];
    expect(edge('#plain')).toEqual([expect.any(Number), 'solid']);
    expect(edge('#strong')[0]).toBeGreaterThan(Number(edge('#plain')[0]));
  });
});
