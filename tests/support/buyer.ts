import { plainMember, type SeedMember } from '@first-gong/fake-api';
import type { TestShop } from './shop.js';

/** Members with points: `rich0@example.com` and so on. */
export const richMembers = (size: number): SeedMember[] =>
  Array.from({ length: size }, (_, index) => ({
    ...plainMember,
    id: `M-3${String(index).padStart(5, '0')}`,
    loginEmail: `rich${index}@example.com`,
    loginName: `rich${index}`,
    points: 1_000_000,
  }));

/** Logs in and returns the token. */
export async function logInAs(
  shop: TestShop,
  { loginEmail, password }: Pick<SeedMember, 'loginEmail' | 'password'>,
): Promise<string> {
  return (await shop.call('login', { body: { email: loginEmail, password } })).token;
}
