import { Chips } from '@first-gong/ui/Chips';
import { DateRibbon } from '@first-gong/ui/DateRibbon';
import { receiptIcon } from '@first-gong/ui/icons/receipt';
import { WallPager } from '@first-gong/ui/PosterWall';
import { SideNav } from '@first-gong/ui/SideNav';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryNav } from './layout/CategoryNav.js';
import { screenRoot } from './screenRoot.js';

const root = screenRoot();

beforeEach(() => page.viewport(390, 800));

const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1));

const strips = {
  CategoryNav: (
    <CategoryNav
      links={numbers.map((number) => ({
        href: `#${number}`,
        label: `Category ${number}`,
        count: undefined,
        current: false,
      }))}
    />
  ),
  Chips: (
    <Chips
      label="Strip"
      bleed
      value="1"
      options={numbers.map((number) => ({ value: number, label: `Choice ${number}`, href: `#${number}` }))}
    />
  ),
  DateRibbon: (
    <DateRibbon
      label="Strip"
      month="Nov"
      year="2026"
      days={numbers.map((number) => ({
        id: number,
        href: `#${number}`,
        weekday: 'Mon',
        day: number,
        count: '6',
        hiddenWords: { afterDay: 'November,', afterCount: 'performances' },
      }))}
    />
  ),
  SideNav: (
    <SideNav
      label="Strip"
      items={numbers.map((number) => ({ href: `#${number}`, label: `Page ${number}`, icon: receiptIcon }))}
    />
  ),
  WallPager: (
    <WallPager
      label="Strip"
      lang="en"
      value={0}
      items={numbers
        .slice(0, 8)
        .map((number) => ({ seed: number, interest: 'dance', href: `#${number}`, label: `Event ${number}` }))}
    />
  ),
};

/** Pixels by which focus rings exceed an element. An inset ring is inside. */
function ringOutside(element: Element): number {
  const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element);
  const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const shadow =
    boxShadow === 'none' || boxShadow.includes('inset') ? 0 : Number.parseFloat(boxShadow.split('px')[3] ?? '');
  return Math.max(0, outline, shadow);
}

const scrollerOf = (element: Element): Element => {
  const parent = element.parentElement;
  if (!parent) throw new Error('The link is not in a box that scrolls.');
  return getComputedStyle(parent).overflowX === 'auto' ? parent : scrollerOf(parent);
};

/** Sides on which the strip clips a link or its rings, in pixels. */
function cutSides(link: Element): string[] {
  const outside = ringOutside(link);
  const box = link.getBoundingClientRect();
  const strip = scrollerOf(link).getBoundingClientRect();
  const missing = {
    left: strip.left - box.left + outside,
    right: box.right + outside - strip.right,
    top: strip.top - box.top + outside,
    bottom: box.bottom + outside - strip.bottom,
  };
  return Object.entries(missing).flatMap(([side, pixels]) => (pixels > 0.5 ? [`${side} ${pixels}`] : []));
}

test('SideNav begins on a phone with the current page in view, and the page does not scroll', async () => {
  root.render(
    <>
      <SideNav
        label="Strip"
        items={numbers.map((number) => ({
          href: `#${number}`,
          label: `Page ${number}`,
          icon: receiptIcon,
          current: number === '10' ? 'page' : undefined,
        }))}
      />
      <div style={{ blockSize: 3000 }} />
    </>,
  );
  const current = page.getByRole('link', { name: 'Page 10', exact: true });
  await expect.element(current).toBeVisible();
  expect(cutSides(current.element())).toEqual([]);
  expect(scrollY).toBe(0);
});

test.each(Object.entries(strips))(
  'WCAG 2.4.11: in %s on a phone every link that Tab reaches is in view, and no side of its rings is cut',
  async (_name, strip) => {
    root.render(strip);
    await expect.element(page.getByRole('navigation')).toBeVisible();
    const links = page.getByRole('link').elements();
    for (const link of links) {
      await userEvent.tab();
      expect(document.activeElement).toBe(link);
      await expect.poll(() => cutSides(link)).toEqual([]);
    }
  },
);

test.each(Object.entries(strips))('WCAG 1.4.10: %s wraps in a window of 320 px', async (_name, strip) => {
  await page.viewport(320, 256);
  root.render(strip);
  await expect.element(page.getByRole('navigation')).toBeVisible();
  for (const link of page.getByRole('link').elements()) {
    const scroller = scrollerOf(link);
    expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
