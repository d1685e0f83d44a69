import { customerServiceOpening, hotlineOpening, textLength } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n/errorText';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem, summaryErrors } from '../../shared/form/formProblem.js';
import { screenRoot, t, words } from '../../shared/screenRoot.js';
import { unsentForm } from '../../shared/story/index.js';
import { ContactUsScreen, type ContactUsState } from './ContactUsScreen.js';

const { contactUs: said, errors } = words;
const onSubmit = vi.fn<(values: object) => void>();
const onAnother = vi.fn<() => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

const empty = { name: '', email: '', contactNumber: '', enquiries: '' };
const whole = {
  name: 'Wong Siu-ming',
  email: 'siuming@example.com',
  contactNumber: '+852 2345 6789',
  enquiries: 'Where is Block L?',
};
const friday = '2026-11-20T04:00:00.000Z';

function Owner(changes: Partial<ContactUsState> & { now?: string }) {
  const { now = friday } = changes;
  const [values, setValues] = useState(changes.values ?? empty);
  return (
    <ContactUsScreen
      state={{
        sent: null,
        ...unsentForm,
        unsent: false,
        openings: { customerService: customerServiceOpening(now), hotline: hotlineOpening(now) },
        today: '2026-11-20',
        ...changes,
        values,
      }}
      onChange={setValues}
      onSubmit={() => onSubmit(values)}
      onAnother={onAnother}
    />
  );
}

const show = (changes: Parameters<typeof Owner>[0] = {}) => root.render(<Owner {...changes} />);
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const send = page.getByRole('button', { name: said.submit, exact: true });

describe('§5 contact form', () => {
  test('each field is required: the summary takes the focus and names all four, and nothing is sent', async () => {
    show();
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    expect(summaryErrors()).toEqual([
      errors.nameRequired,
      errors.emailRequired,
      errors.mobileRequired,
      errors.enquiryRequired,
    ]);
  });

  test.each([
    ['email', said.email, 'nobody', errors.emailInvalid],
    ['contactNumber', said.phone, '91-abc', errorText(t, { code: 'mobileInvalid' })],
    ['name', said.name, 'x'.repeat(textLength.name + 1), errors.nameTooLong],
    ['enquiries', said.enquiry, 'x'.repeat(textLength.enquiry + 1), errors.enquiryTooLong],
  ])('a wrong %s is not sent, and stays', async (field, label, value, message) => {
    show({ values: { ...whole, [field]: value } });
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(box(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(box(label)).toHaveValue(value);
  });

  test('a whole enquiry is sent, by keyboard too', async () => {
    show({ values: { ...whole, name: '' } });
    await box(said.name).fill(whole.name);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(whole);
  });

  test('a second press while the first is under way sends nothing', async () => {
    show({ values: whole, submitting: true });
    await page.getByRole('button', { name: said.submitting, exact: true }).click({ force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('without an answer the entries are kept, and the hotline is named', async () => {
    show({ values: whole, failure: { kind: 'offline' } });
    await expect.element(formProblem).toHaveTextContent(/hotline 0000\s0000/);
    await expect.element(box(said.enquiry)).toHaveValue(whole.enquiries);
  });

  test('§8 too many requests: the page says how long to wait', async () => {
    show({ values: whole, error: { code: 'tooManyRequests', fields: [], values: { minutes: 12 } } });
    await expect.element(formProblem).toHaveTextContent('in 12 minutes');
  });
});

describe('an enquiry that was sent', () => {
  const sent = { referenceNumber: 'R-20261120-40281734', email: whole.email, privacyDue: '2026-12-10' };

  test('takes the focus, and says its number, what happens next, and until when a privacy request is handled', async () => {
    show({ sent });
    await expect.element(page.getByRole('heading', { level: 1, name: said.sentTitle, exact: true })).toHaveFocus();
    await expect.element(page.getByText(sent.referenceNumber)).toBeVisible();
    await expect.element(page.getByText(/10\sDec\s2026/)).toBeVisible();
    await expect.element(page.getByText(new RegExp(whole.email))).toBeVisible();
    await page.getByRole('button', { name: said.another, exact: true }).click();
    expect(onAnother).toHaveBeenCalledOnce();
  });

  test('promises no day where the holidays are not known', async () => {
    show({ sent: { ...sent, privacyDue: null } });
    await expect.element(page.getByText(sent.referenceNumber)).toBeVisible();
    expect(page.getByText(/personal data/).elements()).toEqual([]);
  });
});

describe('§9 who answers now', () => {
  test.each([
    ['at noon on a Friday', friday, 'Open now, until 20:00', 'Open now, until 19:00'],
    ['before opening', '2026-11-20T01:00:00.000Z', 'Opens today at 10:00', 'Opens today at 10:00'],
    ['on a Friday evening', '2026-11-20T12:30:00.000Z', 'Opens Sat 21 Nov 10:00', 'Opens Mon 23 Nov 10:00'],
  ])('%s', async (_, now, hotline, customerService) => {
    show({ now });
    const ways = page.getByRole('complementary', { name: said.waysTitle, exact: true });
    await expect.element(ways).toHaveTextContent(hotline);
    await expect.element(ways).toHaveTextContent(customerService);
  });

  test('a telephone calls the number', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${said.customerService}`) }))
      .toHaveAttribute('href', 'tel:+85200000000');
  });

  test('only the hours are said where nobody knows the holidays', async () => {
    show({ openings: { customerService: null, hotline: null } });
    await expect.element(page.getByText(said.hongKongTime)).toBeVisible();
    expect(page.getByText(/now/).elements()).toEqual([]);
  });
});
