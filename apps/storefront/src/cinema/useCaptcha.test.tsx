import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPage } from '../testing/TestPage.js';
import { type Captchas, useCaptcha } from './useCaptcha.js';

let captchas: Captchas | null;
let forgotten = 0;

function Probe() {
  captchas = useCaptcha(true, () => {
    forgotten += 1;
  });
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
    <TestPage>
      <Probe />
    </TestPage>,
  );
  await expect.poll(() => asked).toEqual(['picture']);
  captchas?.renew('question');
  answers[0]?.();
  await expect.poll(() => asked).toEqual(['picture', 'question']);
  expect(captchas?.state).toMatchObject({ captcha: null, way: 'question', loading: true });
  answers[1]?.();
  await expect.poll(() => captchas?.state).toMatchObject({ captcha: { captchaId: 'question' }, loading: false });
  // The result of the last captcha is invalid.
  expect(forgotten).toBeGreaterThan(0);
});
