import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { Inbox } from './Inbox.js';
import { InboxRow } from './InboxRow.js';

const root = freshRoot();

function Notices() {
  const [unread, setUnread] = useState(true);
  const state = unread ? 'Unread:' : 'Read';
  return (
    <Inbox
      label="Notices"
      summary={unread ? '1 unread.' : 'All read.'}
      markAll={unread ? { label: 'Mark all as read', onClick: () => setUnread(false) } : undefined}
    >
      <InboxRow dateTime="2026-11-19" date="19 Nov" title="Your wish is matched" unread={unread} state={state}>
        Pay 560 points before noon.
      </InboxRow>
    </Inbox>
  );
}

const list = page.getByRole('list', { name: 'Notices', exact: true });
const markAll = page.getByRole('button', { name: 'Mark all as read', exact: true });

describe('Inbox', () => {
  test('§2 an unread notice has a hidden word before its title, bold type and a filled dot', async () => {
    root.render(<Notices />);
    const title = list.getByRole('heading', { name: 'Unread: Your wish is matched', exact: true });
    await expect.element(title).toBeVisible();
    expect(Number(getComputedStyle(title.element()).fontWeight)).toBeGreaterThan(600);
    const { width, borderTopWidth } = getComputedStyle(root.host.querySelector('li > span') ?? root.host);
    expect(2 * Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(Number.parseFloat(width));
  });

  test('§2 after all are marked as read the button disappears and the focus is on the summary', async () => {
    root.render(<Notices />);
    await markAll.click();
    await expect.element(list.getByText('Read', { exact: true })).toBeVisible();
    await expect.element(list.getByRole('heading', { name: 'Your wish is matched', exact: true })).toBeVisible();
    await expect.element(markAll).not.toBeInTheDocument();
    await expect.element(page.getByText('All read.')).toHaveFocus();
  });

  test('an inbox without unread notices takes no focus when it appears', async () => {
    root.render(
      <Inbox label="Notices" summary="All read.">
        {null}
      </Inbox>,
    );
    await expect.element(page.getByText('All read.')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('while busy it ignores presses', async () => {
    const onClick = vi.fn();
    root.render(
      <Inbox
        label="Notices"
        summary="1 unread."
        markAll={{ label: 'Mark all', onClick, busy: true, busyLabel: 'Marking' }}
      >
        {null}
      </Inbox>,
    );
    const button = page.getByRole('button', { name: 'Marking', exact: true });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a read row with an action shows the action, and keeps its word for screen readers', async () => {
    root.render(
      <ul>
        <InboxRow dateTime="2026-11-15" date="15 Nov" title="Points" state="Read" action={<Button>See points</Button>}>
          780 points.
        </InboxRow>
      </ul>,
    );
    await expect.element(page.getByRole('button', { name: 'See points', exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Read Points', exact: true })).toBeVisible();
  });
});
