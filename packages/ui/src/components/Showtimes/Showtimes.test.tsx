import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { FilmRow } from './FilmRow.js';
import { ShowtimeScale } from './ShowtimeScale.js';
import { type Show, Showtimes, type ShowtimesProps } from './Showtimes.js';

const root = freshRoot();

beforeEach(async () => {
  await page.viewport(1280, 800);
});

const show = (time: string, minute: number, rest: Partial<Show> = {}): Show => ({
  id: time,
  time,
  minute,
  left: '尚餘 48',
  detail: '1 院 ・ $75',
  href: `?show=${time}`,
  ...rest,
});

const Example = (props: Partial<ShowtimesProps>) => (
  <Showtimes label="菲林不死" shows={[show('12:00', 720), show('19:45', 1185)]} {...props} />
);

/** Boxes of the stubs, from the list's left edge in quarters of an hour. */
const stubs = () => {
  const list = page.getByRole('list').element();
  const { left, width } = list.getBoundingClientRect();
  return [...list.children].map((stub) => {
    const box = stub.getBoundingClientRect();
    return { quarter: Math.round(((box.left - left) / width) * 60), top: box.top, right: box.right };
  });
};

describe('Showtimes', () => {
  test('is a list named by its film, with time, seats left, house and price in the link of each show', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('list', { name: '菲林不死', exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: '12:00 尚餘 48 1 院 ・ $75', exact: true });
    await expect.element(link).toHaveAttribute('href', '?show=12:00');
  });

  test('a sold-out show has no link, says so, and has its time struck through', async () => {
    root.render(<Example shows={[show('19:45', 1185, { href: undefined, left: '已售罄' })]} />);
    await expect.element(page.getByText('已售罄')).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
    expect(root.host.querySelector('s')?.textContent).toBe('19:45');
  });

  test('a show is at its quarter of an hour on the rule from 10:00', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('list')).toBeVisible();
    expect(stubs().map(({ quarter }) => quarter)).toEqual([8, 39]);
  });

  test('stubs that overlap are below each other, and the next one is in the first line again', async () => {
    root.render(<Example shows={[show('14:00', 840), show('14:30', 870), show('17:00', 1020)]} />);
    await expect.element(page.getByRole('list')).toBeVisible();
    const [first, second, third] = stubs();
    expect(second?.top).toBeGreaterThan(first?.top ?? 0);
    expect(third?.top).toBe(first?.top);
  });

  test('a show before or after the rule is at the end of the rule, inside the page', async () => {
    root.render(<Example shows={[show('09:30', 570), show('00:15', 1455)]} />);
    await expect.element(page.getByRole('list')).toBeVisible();
    const [early, late] = stubs();
    expect(early?.quarter).toBe(0);
    expect(late?.right).toBeLessThanOrEqual(page.getByRole('list').element().getBoundingClientRect().right + 1);
  });

  test('below 62em the shows follow each other without the rule', async () => {
    await page.viewport(600, 800);
    root.render(<Example />);
    await expect.element(page.getByRole('list')).toBeVisible();
    const [first, second] = stubs();
    expect(second?.top).toBe(first?.top);
    expect(second?.quarter).toBeLessThan(39);
  });
});

test('on a phone the stubs have one width and fill the lines', async () => {
  await page.viewport(390, 800);
  root.render(
    <Showtimes
      label="菲林不死"
      shows={[show('12:00', 720, { left: '已售罄' }), show('14:00', 840), show('19:45', 1185, { detail: '1 院' })]}
    />,
  );
  const list = page.getByRole('list');
  await expect.element(list).toBeVisible();
  const boxes = [...list.element().children].map((stub) => stub.getBoundingClientRect());
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  expect(Math.abs((boxes[1]?.right ?? 0) - list.element().getBoundingClientRect().right)).toBeLessThan(1);
});

test('the scale gives every hour from 10:00 to 24:00, each in its own place', async () => {
  await page.viewport(1024, 800);
  root.render(<ShowtimeScale data-scale="" />);
  await expect.poll(() => root.host.querySelectorAll('span').length).toBe(15);
  const hours = [...root.host.querySelectorAll('span')];
  expect([hours[0]?.textContent, hours[14]?.textContent]).toEqual(['10:00', '24:00']);
  for (const hour of hours) expect(hour.scrollWidth).toBeLessThanOrEqual(hour.clientWidth);
});

test('FilmRow is named by its title, with the certificate before the title', async () => {
  root.render(
    <FilmRow
      title="菲林不死"
      certificate={{ category: 'IIA', label: 'IIA 級，兒童不宜' }}
      facts="132 分鐘"
      seed="film-is-not-dead"
      interest="movie"
      lines={['菲林', '不死']}
      lang="zh-Hant"
    >
      <Example />
    </FilmRow>,
  );
  const film = page.getByRole('article', { name: '菲林不死', exact: true });
  await expect.element(film).toHaveTextContent(/IIA 級，兒童不宜.*菲林不死.*132 分鐘/);
  await expect.element(film.getByRole('heading', { level: 2 })).toHaveTextContent('菲林不死');
});
