import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { CopyButton } from './CopyButton.js';
import { Reference } from './Reference.js';

const root = freshRoot();

afterEach(() => {
  vi.restoreAllMocks();
});

const button = page.getByRole('button', { name: 'Copy reference', exact: true });
const status = page.getByRole('status');

const show = (value = '7F2A-0091') =>
  root.render(
    <CopyButton value={value} copiedLabel="Copied" failedLabel="Could not copy. Select the code.">
      Copy reference
    </CopyButton>,
  );

describe('CopyButton', () => {
  test('copies the value, reports it, and keeps its name and the focus', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    await button.click();
    expect(write).toHaveBeenCalledWith('7F2A-0091');
    await expect.element(status).toHaveTextContent('Copied');
    await expect.element(button).toHaveFocus();
  });

  test('says how to continue when the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    show();
    await button.click();
    await expect.element(status).toHaveTextContent('Could not copy. Select the code.');
  });

  test('reports nothing for a code that it has not copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    await expect.element(status).toBeEmptyDOMElement();
    await button.click();
    await expect.element(status).toHaveTextContent('Copied');
    show('7F2A-0092');
    await expect.element(status).toBeEmptyDOMElement();
  });
});

describe('Reference', () => {
  test('one press selects the whole code and nothing else', async () => {
    root.render(<Reference label="Reference">7F2A-0091</Reference>);
    await page.getByText('7F2A-0091').click();
    expect(getSelection()?.toString()).toBe('7F2A-0091');
  });
});
