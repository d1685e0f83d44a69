import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { CallsProvider } from './calls.js';
import { type Film, useFilm } from './useFilm.js';

const words = await loadAllWords('en_us');

let film: Film | null;

function Probe() {
  film = useFilm('night-ferry');
  return null;
}

afterEach(() => vi.unstubAllGlobals());
const root = freshRoot();

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
  root.render(
    <TextProvider lang="en_us" words={words}>
      <CallsProvider lang="en_us" delivered={{ answers: {}, failures: {} }}>
        <Probe />
      </CallsProvider>
    </TextProvider>,
  );
  await vi.waitFor(() => expect(asked).toEqual(['picture']));
  film?.renew('question');
  answers[0]?.();
  await vi.waitFor(() => expect(asked).toEqual(['picture', 'question']));
  expect(film?.state).toMatchObject({ captcha: null, way: 'question', loading: true });
  answers[1]?.();
  await vi.waitFor(() => expect(film?.state).toMatchObject({ captcha: { captchaId: 'question' }, loading: false }));
});
