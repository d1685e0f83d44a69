import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem } from '../../shared/form/formProblem.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { memberInfoIn } from '../../shared/story/index.js';
import { WishListOn } from '../../shared/wishListOn.js';
import { type DataFormat, MyDataScreen, type MyDataState } from './MyDataScreen.js';

type Ready = Extract<MyDataState, { kind: 'ready' }>;

const { myData: said, errors } = words;
const onDownload = vi.fn<(format: DataFormat) => void>();
const onClose = vi.fn<() => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

const idle = { error: null, failure: null };
const download: Ready['download'] = { ...idle, preparing: null, saved: null };
const closing: Ready['closing'] = { ...idle, values: { password: '' }, submitting: false };

function Owner(changes: Partial<Ready>) {
  const [values, setValues] = useState(changes.closing?.values ?? closing.values);
  return (
    <WishListOn value>
      <MyDataScreen
        state={{
          kind: 'ready',
          member: memberInfoIn('en_us'),
          download,
          recordsUntil: '2033-11-20',
          ...changes,
          closing: { ...closing, ...changes.closing, values },
        }}
        onDownload={onDownload}
        onPassword={setValues}
        onClose={onClose}
        onRetry={() => {}}
      />
    </WishListOn>
  );
}

const show = (changes: Partial<Ready> = {}) => root.render(<Owner {...changes} />);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = page.getByLabelText(said.password, { exact: true });
const refused = (code: 'accountPaymentOpen' | 'accountSeatsHeld' | 'accountTicketsAhead') =>
  show({ closing: { ...closing, values: { password: 'ferry-1898' }, error: { code, fields: [] } } });

describe('§9 the download', () => {
  test('is a page or JSON, and tells the name of the file', async () => {
    show();
    await button(said.asPage).click();
    await button(said.asJson).click();
    expect(onDownload.mock.calls).toEqual([['page'], ['json']]);
    show({ download: { ...download, saved: 'first-gong-2026-11-20.json' } });
    await expect.element(page.getByRole('status')).toHaveTextContent('first-gong-2026-11-20.json');
  });

  test('§8 that failed is announced', async () => {
    show({ download: { ...download, failure: { kind: 'offline' } } });
    await expect.element(page.getByRole('alert')).toHaveTextContent(said.downloadProblem);
  });
});

describe('§9 the end of an account', () => {
  test('says what is removed, what is kept and until when', async () => {
    show();
    await expect.element(page.getByText(/12,480 points/)).toBeVisible();
    await expect.element(page.getByText(/for 7 years after the payment/)).toBeVisible();
    await expect.element(page.getByText('Your latest order: until 20 Nov 2033', { exact: true })).toBeVisible();
    show({ recordsUntil: null });
    await expect.element(page.getByText(/^Your latest order/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/for 7 years after the payment/)).toBeVisible();
  });

  test('asks for the password, and Enter sends it', async () => {
    show();
    await button(said.submit).click();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    await password.fill('ferry-1898');
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('§8 with a wrong password is an error of its field', async () => {
    const fields = [{ field: 'password', code: 'accountPasswordIncorrect' }] as const;
    show({ closing: { ...closing, error: { code: 'accountPasswordIncorrect', fields: [...fields] } } });
    await expect.element(password).toBeInvalid();
    await expect
      .element(password)
      .toHaveAccessibleDescription(new RegExp(errors.accountPasswordIncorrect.slice(0, 30)));
  });

  test.each([
    ['accountPaymentOpen', [['/en_us/Member/TxnHistory.html', said.toOrders]]],
    [
      'accountSeatsHeld',
      [
        ['/en_us/ShoppingCart.html', said.toCart],
        ['/en_us/Member/WishList.html', said.toWishes],
      ],
    ],
    ['accountTicketsAhead', [['/en_us/Member/TxnHistory.html', said.toOrders]]],
  ] as const)('that is refused by %s says why and links to the page that helps', async (code, ways) => {
    refused(code);
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(errors[code]);
    const links = alert.getByRole('link').elements();
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(ways);
  });

  test('of a member without a password needs one first', async () => {
    show({ member: { ...memberInfoIn('en_us'), hasPassword: false } });
    await expect.element(page.getByText(said.noPasswordTitle, { exact: true })).toBeVisible();
    await expect.element(button(said.submit)).not.toBeInTheDocument();
  });
});
