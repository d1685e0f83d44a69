import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetDraft, forgetDrafts, keepDraft, readDraft, useDraft, useMemberDraft } from './draft.js';

const known = { name: 'Chan Hoi-ching', city: 'Hong Kong' };

const Field = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
  <input aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
);

function MemberForm({ memberId, city = known.city }: { memberId: string | undefined; city?: string }) {
  const [values, change] = useMemberDraft('test', memberId, memberId === undefined ? undefined : { ...known, city });
  return values ? (
    <>
      <Field label="Name" value={values.name} onChange={(name) => change({ ...values, name })} />
      <p>{values.city}</p>
    </>
  ) : (
    <p>Loading</p>
  );
}

function LoginForm() {
  const [values, change, clear] = useDraft('test', { email: '', password: '' }, ['password']);
  return (
    <>
      <Field label="Email" value={values.email} onChange={(email) => change({ ...values, email })} />
      <Field label="Password" value={values.password} onChange={(password) => change({ ...values, password })} />
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}

/** Another form of the same name, like forgot password and login. */
function EmailForm() {
  const [{ email }, change] = useDraft('test', { email: '' });
  return <Field label="Other email" value={email} onChange={(next) => change({ email: next })} />;
}

/** A form whose first field has the focus before hydration. */
function FocusedForm() {
  const [values, change] = useDraft('test', { email: '', enquiry: '' });
  return (
    <>
      <input
        aria-label="Email"
        name="email"
        // biome-ignore lint/a11y/noAutofocus: the focus precedes the draft.
        autoFocus
        value={values.email}
        onChange={(event) => change({ ...values, email: event.target.value })}
      />
      <Field label="Enquiry" value={values.enquiry} onChange={(enquiry) => change({ ...values, enquiry })} />
    </>
  );
}

function TopUpForm({ owner }: { owner: string | undefined }) {
  const [values, change] = useMemberDraft('test', owner, { amount: '', pack: '' });
  return values ? (
    <>
      <Field label="Amount" value={values.amount} onChange={(amount) => change({ ...values, amount })} />
      <Field label="Pack" value={values.pack} onChange={(pack) => change({ ...values, pack })} />
    </>
  ) : (
    <p>Loading</p>
  );
}

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const name = field('Name');
const show = (memberId?: string) => root.render(<MemberForm key={String(memberId)} memberId={memberId} />);
const kept = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft '));

test('an old entry does not come into the field that has the focus', async () => {
  keepDraft('test', null, { email: 'nobody@example.com', enquiry: 'Where?' });
  root.render(<FocusedForm />);
  await expect.element(field('Enquiry')).toHaveValue('Where?');
  await userEvent.keyboard('someone@example.com');
  await expect.element(field('Email')).toHaveValue('someone@example.com');
  expect(readDraft('test', null)).toEqual({ email: 'someone@example.com', enquiry: 'Where?' });
});

afterEach(forgetDrafts);
const root = freshRoot();

describe('§4 what a member enters in a form', () => {
  test('stays in the tab through the end of the session', async () => {
    show('M-1');
    await name.fill('Chan Siu-ming');
    show();
    await expect.element(page.getByText('Loading')).toBeVisible();
    show('M-1');
    await expect.element(name).toHaveValue('Chan Siu-ming');
  });

  test('stays while the page learns who the member is, and a field that nobody touched follows the server', async () => {
    show('M-1');
    await name.fill('Chan Siu-ming');
    root.render(<MemberForm key="again" memberId={undefined} />);
    root.render(<MemberForm key="again" memberId="M-1" city="Macau" />);
    await expect.element(name).toHaveValue('Chan Siu-ming');
    await expect.element(page.getByText('Macau')).toBeVisible();
  });

  test('keeps its field and the focus when the page learns whose form it is', async () => {
    const topUp = (owner?: string) => root.render(<TopUpForm owner={owner} />);
    topUp();
    await field('Amount').fill('8');
    keepDraft('test', 'M-1', { amount: '5', pack: '50' });
    topUp('M-1');
    await expect.element(field('Pack')).toHaveValue('50');
    await userEvent.keyboard('0');
    await expect.element(field('Amount')).toHaveValue('80');
  });

  test('§6 is not for another member, not even in a page that stays, and is removed', async () => {
    show('M-1');
    await name.fill('Chan Siu-ming');
    root.render(<MemberForm key="M-1" memberId="M-2" />);
    await expect.element(name).toHaveValue(known.name);
    show('M-1');
    await expect.element(name).toHaveValue(known.name);
  });

  test('goes when the form is sent, and with the logout', async () => {
    show('M-1');
    await name.fill('Chan Siu-ming');
    forgetDraft('test');
    root.render(<MemberForm key="sent" memberId="M-1" />);
    await expect.element(name).toHaveValue(known.name);
    await name.fill('Chan Siu-ming');
    forgetDrafts();
    show();
    await expect.element(page.getByText('Loading')).toBeVisible();
    show('M-1');
    await expect.element(name).toHaveValue(known.name);
    expect(kept()).toEqual([]);
  });
});

describe('§2 what a visitor enters in a form', () => {
  test('is gone from the page at once with a logout, also in another tab', async () => {
    root.render(<LoginForm />);
    await field('Email').fill('hoiching@example.com');
    await field('Password').fill('a secret');
    forgetDrafts();
    await expect.element(field('Email')).toHaveValue('');
    await expect.element(field('Password')).toHaveValue('');
  });

  test('is there after a reload, but no password', async () => {
    root.render(<LoginForm key="first" />);
    await field('Email').fill('hoiching@example.com');
    await field('Password').fill('a secret');
    expect(JSON.stringify(kept())).not.toContain('secret');
    root.render(<LoginForm key="again" />);
    await expect.element(field('Email')).toHaveValue('hoiching@example.com');
    await expect.element(field('Password')).toHaveValue('');
  });

  test('is shared with another form of the same name, which leaves its other fields alone', async () => {
    keepDraft('test', null, { email: 'hoiching@example.com', agreed: true });
    root.render(<EmailForm />);
    await field('Other email').fill('siuming@example.com');
    expect(readDraft('test', null)).toEqual({ email: 'siuming@example.com', agreed: true });
  });

  test('has its own values at once when the page shows the form of another order', async () => {
    const shown: string[] = [];
    const OrderForm = ({ order }: { order: string }) => {
      const [values] = useDraft(`test ${order}`, { order });
      shown.push(values.order);
      return null;
    };
    root.render(<OrderForm order="one" />);
    await expect.poll(() => shown).toContain('one');
    root.render(<OrderForm order="two" />);
    await expect.poll(() => shown).toContain('two');
    expect(shown.lastIndexOf('one')).toBeLessThan(shown.indexOf('two'));
  });

  test('is gone at once when the form is cleared', async () => {
    root.render(<LoginForm />);
    await field('Email').fill('hoiching@example.com');
    await page.getByRole('button').click();
    await expect.element(field('Email')).toHaveValue('');
    expect(kept()).toEqual([]);
  });

  test('is not what a member has entered, and the other way round', async () => {
    keepDraft('test', 'M-1', { email: 'hoiching@example.com' });
    root.render(<LoginForm />);
    await expect.element(field('Email')).toHaveValue('');
    keepDraft('test', null, { name: 'Somebody' });
    show('M-1');
    await expect.element(name).toHaveValue(known.name);
  });

  test('is ignored in a form that an older version has kept', async () => {
    sessionStorage.setItem('draft test', JSON.stringify({ email: 'hoiching@example.com' }));
    root.render(<LoginForm />);
    await expect.element(field('Email')).toHaveValue('');
  });
});
