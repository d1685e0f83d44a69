import type { Registration } from '@first-gong/domain';
import type { TestShop } from './shop.js';

export const filledForm: Registration = {
  loginEmail: 'Kayan.Ho@example.com',
  confirmEmail: 'kayan.ho@example.com',
  password: 'first night',
  confirmPassword: 'first night',
  title: 'Miss',
  firstName: 'Ka-yan',
  lastName: 'Ho',
  mobile: '5123 4567',
  agreed: true,
};
export const email = 'kayan.ho@example.com';
export const password = filledForm.password;

/** Parameter of the link in the latest mail to an address. */
export async function linkParameter(
  shop: TestShop,
  to: string,
  name: string,
  which: 'link' | 'otherLink' = 'link',
): Promise<string> {
  const [mail] = await shop.mails(to);
  const value = new URL(mail?.[which]?.href ?? '', shop.url).searchParams.get(name);
  if (value === null) throw new Error(`The newest mail to ${to} has no link with "${name}".`);
  return value;
}

/** Registers and activates the account of the form. */
export async function becomeMember(shop: TestShop): Promise<void> {
  await shop.call('register', { body: filledForm });
  await shop.call('activate', { body: { token: await linkParameter(shop, email, 'activate') } });
}

/** Logs in with a password and returns the token. */
export async function logIn(shop: TestShop, credentials = { email, password }): Promise<string> {
  return (await shop.call('login', { body: credentials })).token;
}
