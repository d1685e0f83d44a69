import { errorText } from '@first-gong/i18n/errorText';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem, summaryErrors } from '../../shared/form/formProblem.js';
import { screenRoot, t, words } from '../../shared/screenRoot.js';
import { credentials, placesIn, refusalOf, today, unsentForm } from '../../shared/story/index.js';
import {
  nothingEntered,
  RegisterScreen,
  type RegisterState,
  type RegisterValues,
  registrationOf,
} from './RegisterScreen.js';

const { register: said, profile, errors } = words;
const onSubmit = vi.fn<(values: RegisterValues) => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

function Owner({
  entered = {},
  ...changes
}: Partial<Extract<RegisterState, { kind: 'form' }>> & { entered?: Partial<RegisterValues> }) {
  const [values, setValues] = useState<RegisterValues>({ ...nothingEntered, ...entered });
  return (
    <RegisterScreen
      state={{
        kind: 'form',
        target: null,
        addressList: placesIn('en_us'),
        today,
        ...unsentForm,
        ...changes,
        values,
      }}
      onChange={setValues}
      onSubmit={() => onSubmit(values)}
    />
  );
}

const { email, password } = credentials;
const complete: Partial<RegisterValues> = {
  loginEmail: email,
  confirmEmail: email,
  password,
  confirmPassword: password,
  title: 'Miss',
  name: 'Chan Hoi-ching',
  mobile: { areaCode: '', number: '6123 4567' },
  agreed: true,
};
const submit = page.getByRole('button', { name: said.submit, exact: true });
const firstEmail = page.getByRole('textbox', { name: said.email, exact: true });

test('a birthday that is on no calendar stays as it was typed, and is refused', async () => {
  root.render(<Owner entered={complete} />);
  await page.getByRole('spinbutton', { name: /^day,/ }).click();
  await userEvent.keyboard('30021990');
  await submit.click();
  await expect.element(formProblem).toHaveTextContent(errors.birthdayInvalid);
  await expect.element(page.getByRole('group', { name: new RegExp(profile.birthday) })).toHaveTextContent('30/02/1990');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an address that was begun can be taken back', async () => {
  root.render(<Owner entered={{ ...complete, address: { ...nothingEntered.address, country: 'HK', street: '1' } }} />);
  await submit.click();
  await expect.element(formProblem).toHaveTextContent(errors.areaRequired);
  await page.getByRole('button', { name: profile.addressClear, exact: true }).click();
  await expect.element(page.getByRole('combobox', { name: profile.country, exact: true })).toHaveFocus();
  await submit.click();
  expect(onSubmit).toHaveBeenCalledOnce();
  const [values] = onSubmit.mock.lastCall ?? [];
  expect(values && registrationOf(values)).not.toHaveProperty('address');
});

describe('registration', () => {
  test('§5 an empty form names each field that is missing, in the order of the page, and is not sent', async () => {
    root.render(<Owner />);
    await submit.click();
    await expect.element(formProblem).toHaveFocus();
    expect(summaryErrors()).toEqual([
      errors.emailRequired,
      errors.emailConfirmRequired,
      errors.passwordRequired,
      errors.passwordConfirmRequired,
      errors.titleRequired,
      errors.nameRequired,
      errors.mobileRequired,
      errors.memberTermsNotAgreed,
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
    await formProblem.getByRole('link', { name: errors.memberTermsNotAgreed, exact: true }).click();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox', { name: /I have read/ })).toBeChecked();
  });

  test('§5 a complete form is sent with what was entered', async () => {
    root.render(<Owner entered={complete} />);
    await submit.click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...nothingEntered, ...complete });
  });

  test.each([
    [{ confirmEmail: 'hoiching@exmaple.com' }, errors.emailMismatch],
    [{ password: 'ferry', confirmPassword: 'ferry' }, errorText(t, { code: 'passwordLength' })],
    [{ confirmPassword: 'ferry-1899' }, errors.passwordMismatch],
    [{ birthday: '2999-01-01' }, errors.birthdayInvalid],
    [{ mobile: { areaCode: '', number: 'call me' } }, errorText(t, { code: 'mobileInvalid' })],
  ])('§5 %o is refused before it is sent', async (changes, sentence) => {
    root.render(<Owner entered={{ ...complete, ...changes }} />);
    await submit.click();
    await expect.element(formProblem).toHaveTextContent(sentence);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('§5 a person enters a last and a first name in place of one name, and each of them is required', async () => {
    root.render(<Owner entered={{ ...complete, name: '' }} />);
    await submit.click();
    await expect.element(formProblem).toHaveTextContent(errors.nameRequired);
    await page.getByRole('button', { name: profile.naming_parts, exact: true }).click();
    const lastName = page.getByRole('textbox', { name: profile.lastName, exact: true });
    await expect.element(lastName).toHaveFocus();
    await expect.element(formProblem).not.toBeInTheDocument();
    await submit.click();
    await expect.element(formProblem.getByRole('link').nth(0)).toHaveTextContent(errors.lastNameRequired);
    await formProblem.getByRole('link', { name: errors.firstNameRequired, exact: true }).click();
    await userEvent.keyboard('Hoi-ching');
    await lastName.fill('Chan');
    await submit.click();
    const parts = { naming: 'parts', name: '', lastName: 'Chan', firstName: 'Hoi-ching' } as const;
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...nothingEntered, ...complete, ...parts });
    expect(registrationOf({ ...nothingEntered, ...parts })).toMatchObject({ lastName: 'Chan', firstName: 'Hoi-ching' });
    expect(registrationOf({ ...nothingEntered, ...parts })).not.toHaveProperty('name');

    await page.getByRole('button', { name: profile.naming_whole, exact: true }).click();
    await expect.element(page.getByRole('textbox', { name: profile.name, exact: true })).toHaveFocus();
    await page.getByRole('button', { name: profile.naming_parts, exact: true }).click();
    await expect.element(lastName).toHaveValue('Chan');
  });

  test('§5 an address that is begun asks for the next place of the list', async () => {
    const address = { ...nothingEntered.address, country: 'HK', street: '18 Wun Sha Street', flat: '12B' };
    root.render(<Owner entered={{ ...complete, address }} />);
    await submit.click();
    await expect.element(formProblem).toHaveTextContent(errors.areaRequired);
  });

  test('§8 an email that is registered leads to the login and to forgot password, and nothing is lost', async () => {
    root.render(
      <Owner entered={complete} target="/en_us/ShoppingCart.html" error={refusalOf('emailRegistered', 'loginEmail')} />,
    );
    await expect.element(formProblem).toHaveFocus();
    await expect.element(firstEmail).toHaveValue(email);
    await expect
      .element(page.getByRole('link', { name: said.forgot, exact: true }))
      .toHaveAttribute('href', '/en_us/ForgotPassword.html');
    await expect
      .element(page.getByRole('link', { name: said.toLogin, exact: true }).first())
      .toHaveAttribute('href', '/en_us/Login.html?target=%2Fen_us%2FShoppingCart.html');
    await expect.element(page.getByRole('textbox', { name: profile.name, exact: true })).toHaveValue('Chan Hoi-ching');
  });

  test('lets a password manager keep the new login', async () => {
    root.render(<Owner />);
    await expect.element(firstEmail).toHaveAttribute('autocomplete', 'username');
    await expect
      .element(page.getByLabelText(said.password, { exact: true }))
      .toHaveAttribute('autocomplete', 'new-password');
  });

  test.each([
    ['name', profile.name],
    ['tel-national', profile.mobileNumber],
    ['address-line1', profile.street],
    ['address-line2', profile.flat],
  ])('lets the browser fill in %s', async (token, label) => {
    root.render(<Owner />);
    await expect
      .element(page.getByRole('textbox', { name: label, exact: true }))
      .toHaveAttribute('autocomplete', token);
  });

  test('the mail that was sent takes the focus', async () => {
    root.render(
      <RegisterScreen
        state={{ kind: 'sent', target: null, email, perhaps: false }}
        onChange={() => {}}
        onSubmit={() => {}}
      />,
    );
    await expect.element(page.getByRole('heading', { level: 1, name: said.sentTitle, exact: true })).toHaveFocus();
    await expect.element(page.getByText(/within 48 hours/)).toBeVisible();
  });
});
