import type { PersonalNotice } from '@first-gong/domain';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { Inbox, type InboxProps } from './Inbox.js';

const said = words.notices;
const root = screenRoot();
const onMarkAll = vi.fn();

const wish: PersonalNotice = {
  noticeId: 'wish',
  at: '2026-11-19T04:00:00.000Z',
  title: 'Your wish is matched',
  body: ['Pay 560 points before noon.'],
  read: false,
  href: null,
};

const show = (notice: Partial<PersonalNotice> = {}, props: Partial<InboxProps> = {}) => {
  const shown = { ...wish, ...notice };
  root.render(
    <Inbox
      inbox={{ notices: [shown], unread: shown.read ? 0 : 1 }}
      marking={false}
      onMarkAll={onMarkAll}
      onOpen={() => {}}
      {...props}
    />,
  );
};

const list = page.getByRole('list', { name: words.member.notices, exact: true });
const markAll = page.getByRole('button', { name: said.markAll, exact: true });
const summary = page.getByText(/^The last/);

test('§2 an unread notice has a hidden word before its title, bold type and a filled dot', async () => {
  show();
  const title = list.getByRole('heading', { name: `${said.unread} Your wish is matched`, exact: true });
  await expect.element(title).toBeVisible();
  expect(Number(getComputedStyle(title.element()).fontWeight)).toBeGreaterThan(600);
  const { width, borderTopWidth } = getComputedStyle(root.host.querySelector('li > span') ?? root.host);
  expect(2 * Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(Number.parseFloat(width));
});

test('§2 after all are marked as read the button disappears and the focus is on the summary', async () => {
  onMarkAll.mockImplementation(() => show({ read: true }));
  show();
  await markAll.click();
  await expect
    .element(list.getByRole('heading', { name: `${said.read} Your wish is matched`, exact: true }))
    .toBeVisible();
  await expect.element(markAll).not.toBeInTheDocument();
  await expect.element(summary).toHaveFocus();
});

test('an inbox without unread notices takes no focus when it appears', async () => {
  show({ read: true });
  await expect.element(summary).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('while busy it ignores presses', async () => {
  onMarkAll.mockReset();
  show({}, { marking: true });
  const button = page.getByRole('button', { name: said.markingAll, exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onMarkAll).not.toHaveBeenCalled();
});

test('a read row keeps its word for screen readers, beside its action', async () => {
  show({ read: true, href: '/en_us/Member/TopUpsHistory.html' });
  await expect.element(list.getByRole('link', { name: 'Open: Your wish is matched', exact: true })).toBeVisible();
  await expect
    .element(list.getByRole('heading', { name: `${said.read} Your wish is matched`, exact: true }))
    .toBeVisible();
});
