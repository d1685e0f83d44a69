import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { CallsProvider } from './calls.js';
import { forgetDrafts, keepDraft, readDraft } from './draft.js';
import { type Film, useFilm } from './useFilm.js';

const words = await loadAllWords('en_us');

const member = {
  memberId: 'ada',
  loginEmail: 'ada@example.com',
  name: 'Ada',
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

/** Ada is logged in, and no captcha comes. */
function beMember(): void {
  vi.stubGlobal('fetch', async (address: string | URL | Request) =>
    String(address).includes('MemberInfo') ? Response.json(member) : Promise.reject(new TypeError('offline')),
  );
  localStorage.setItem('token', 'of ada');
}

let film: Film | null;

function Probe() {
  film = useFilm('night-ferry');
  return null;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('token');
  forgetDrafts();
});
const root = freshRoot();
const open = () =>
  root.render(
    <TextProvider lang="en_us" words={words}>
      <CallsProvider lang="en_us" delivered={{ answers: {}, failures: {} }}>
        <Probe />
      </CallsProvider>
    </TextProvider>,
  );

test('§2 a question that is asked for while the picture is on its way comes in its place', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (address: string | URL | Request) => {
    const { searchParams } = new URL(String(address), location.origin);
    const way = searchParams.get('alternative') ?? 'picture';
    asked.push(way);
    return new Promise((resolve) => {
      const captcha = { captchaId: way, image: way === 'picture' ? '<svg/>' : null, question: null };
      answers.push(() => resolve(Response.json({ ...captcha, expiresAt: '2031-05-06T10:00:00.000Z' })));
    });
  });
  open();
  await vi.waitFor(() => expect(asked).toEqual(['picture']));
  film?.renew('question');
  answers[0]?.();
  await vi.waitFor(() => expect(asked).toEqual(['picture', 'question']));
  expect(film?.state).toMatchObject({ captcha: null, way: 'question', loading: true });
  answers[1]?.();
  await vi.waitFor(() => expect(film?.state).toMatchObject({ captcha: { captchaId: 'question' }, loading: false }));
});

test('§5 ticket type and the word about the age stay in the tab for their member and film; the answer to a captcha does not', async () => {
  beMember();
  keepDraft('film night-ferry', 'ada', { ticketType: 'senior', ageConfirmed: true });
  open();
  await vi.waitFor(() => expect(film?.state.values).toMatchObject({ ticketType: 'senior', ageConfirmed: true }));
  film?.change({ ticketType: 'studentChild', ageConfirmed: true, captchaAnswer: 'KXW7' });
  await vi.waitFor(() => expect(film?.state.values.captchaAnswer).toBe('KXW7'));
  expect(readDraft('film night-ferry', 'ada')).toEqual({ ticketType: 'studentChild', ageConfirmed: true });
  expect(readDraft('film night-ferry', 'ben')).toBeNull();
});

test('a ticket type that there is no more is the standard one', async () => {
  beMember();
  keepDraft('film night-ferry', 'ada', { ticketType: 'free', ageConfirmed: true });
  open();
  await vi.waitFor(() => expect(film?.state.values).toMatchObject({ ticketType: 'standard', ageConfirmed: true }));
});
