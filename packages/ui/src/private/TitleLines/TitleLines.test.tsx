import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { TitleLines } from './TitleLines.js';

const root = freshRoot();

/** Lines of the heading in the browser. */
function shownLines(): string[] {
  const lines: { top: number; text: string }[] = [];
  const walker = document.createTreeWalker(page.getByRole('heading').element(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    [...(node.textContent ?? '')].forEach((letter, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last?.top === top) last.text += letter;
      else lines.push({ top, text: letter });
    });
  }
  return lines.map(({ text }) => text);
}

const show = async (title: string, lines: string[], inlineSize: string) => {
  root.host.lang = 'zh-Hant';
  root.host.style.inlineSize = inlineSize;
  root.render(
    <h2 style={{ fontSize: '40px' }}>
      <TitleLines title={title} lines={lines} />
    </h2>,
  );
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
};

describe('TitleLines', () => {
  test('a Chinese title breaks where its poster breaks it, and is one line where it fits', async () => {
    await show('籠屋裡的鯨魚', ['籠屋裡的', '鯨魚'], '220px');
    expect(shownLines()).toEqual(['籠屋裡的', '鯨魚']);
    await show('籠屋裡的鯨魚', ['籠屋裡的', '鯨魚'], '300px');
    expect(shownLines()).toEqual(['籠屋裡的鯨魚']);
  });

  test('a part that is wider than the column still fits', async () => {
    await show('籠屋裡的鯨魚', ['籠屋裡的', '鯨魚'], '90px');
    expect(shownLines().length).toBeGreaterThan(2);
    expect(root.host.scrollWidth).toBeLessThanOrEqual(90);
  });

  test('a Chinese heading without lines breaks at its comma on a page with room', async () => {
    await page.viewport(1024, 768);
    await show('鑼聲一響，滿座靜下來。', [], '300px');
    expect(shownLines()).toEqual(['鑼聲一響，', '滿座靜下來。']);
  });

  test('lines of another text break nothing', async () => {
    await show('夜航', ['夜航：', '林聽海演唱會'], '300px');
    expect(root.host.querySelector('wbr')).toBeNull();
  });
});
