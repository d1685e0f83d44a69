import { WelcomeLine } from '@first-gong/screens/shared/WelcomeLine';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useMemberCall } from '../data/calls.js';
import { endSession, keepToken } from '../session/session.js';
import { TestPage } from '../testing/TestPage.js';
import { useWelcome } from './useWelcome.js';

const member = {
  memberId: 'M-000001',
  loginEmail: 'kayan@example.com',
  name: 'Chan Ka-yan',
  points: 0,
  loginName: null,
  title: null,
  firstName: null,
  lastName: null,
  gender: null,
  birthday: null,
  mobileAreaCode: null,
  mobile: null,
  address: null,
  interests: [],
  optOut: false,
  hasPassword: true,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(member));
});
afterEach(() => {
  keepToken(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const root = freshRoot();

function Greeting() {
  const welcome = useWelcome();
  const isMember = useMemberCall('memberInfo').data !== undefined;
  return (
    <>
      <WelcomeLine name={welcome} />
      {isMember && <p>known</p>}
    </>
  );
}
const open = () =>
  root.render(
    <TestPage>
      <Greeting />
    </TestPage>,
  );
const greeting = page.getByText('Welcome, Chan Ka-yan.');

/** Shows that the member is known, to distinguish a missing greeting from a late one. */
const isKnown = () => expect.element(page.getByText('known')).toBeInTheDocument();

test('§3 greets a member once after a login, and again only after the next login', async () => {
  keepToken('first');
  open();
  await expect.element(greeting).toBeVisible();
  root.render(null);
  await expect.element(greeting).not.toBeInTheDocument();
  open();
  await isKnown();
  // Without waiting, because a second greeting would disappear after a while.
  expect(greeting.query()).toBeNull();
  keepToken('second');
  await expect.element(greeting).toBeVisible();
});

test('§3 a logout, and the end of a session, remove the greeting and its flag', async () => {
  keepToken('first');
  open();
  await expect.element(greeting).toBeVisible();
  keepToken(null);
  await expect.element(greeting).not.toBeInTheDocument();
  keepToken('second');
  endSession('idle');
  expect(localStorage.getItem('welcome')).toBeNull();
});

test('§3 greets a member whose browser refuses to keep anything', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  keepToken('first');
  open();
  await expect.element(greeting).toBeVisible();
});
