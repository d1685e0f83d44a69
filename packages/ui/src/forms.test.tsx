import { type ReactElement, useActionState, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AddressCascade } from './components/AddressCascade/index.js';
import { Button } from './components/Button/index.js';
import { CaptchaField } from './components/CaptchaField/index.js';
import { Checkbox } from './components/Checkbox/index.js';
import { CheckboxGroup } from './components/CheckboxGroup/index.js';
import { ComboBox } from './components/ComboBox/index.js';
import { DateField, DatePicker, DateRangeField } from './components/DateField/index.js';
import { FileField } from './components/FileField/index.js';
import { InterestTiles } from './components/InterestTiles/index.js';
import { MultiSelect } from './components/MultiSelect/index.js';
import { NumberField } from './components/NumberField/index.js';
import { OneTimePasswordField } from './components/OneTimePasswordField/index.js';
import { OptionCards } from './components/OptionCards/index.js';
import { PasswordField } from './components/PasswordField/index.js';
import { PhoneField } from './components/PhoneField/index.js';
import { PointsField } from './components/PointsField/index.js';
import { PointsPack } from './components/PointsPack/index.js';
import { QuantityField } from './components/QuantityField/index.js';
import { RadioGroup } from './components/RadioGroup/index.js';
import { SegmentedControl } from './components/SegmentedControl/index.js';
import { Select } from './components/Select/index.js';
import { Slider } from './components/Slider/index.js';
import { Switch } from './components/Switch/index.js';
import { TextArea } from './components/TextArea/index.js';
import { TextField } from './components/TextField/index.js';
import { TimeField } from './components/TimeField/index.js';
import { ticketIcon } from './icons/ticket.js';
import { freshRoot } from './testing/freshRoot.js';
import { InEnglish } from './testing/inEnglish.js';

const root = freshRoot();

interface Shared {
  label: string;
  name: string;
  disabled: boolean;
  required?: 'native';
}

interface Field<Value> {
  first: Value;
  next: Value;
  draw: (shared: Shared, value: Value, onChange: (value: Value) => void) => ReactElement;
  /** What the form sends of `next`. */
  sent: Record<string, FormDataEntryValue[]>;
  /** Whether the field has `required`. @default true */
  required?: boolean;
}

const field = <Value,>(entry: Field<Value>) => entry as unknown as Field<unknown>;
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const text = (draw: Field<string>['draw'], next = '123456') => field({ first: '', next, draw, sent: { x: [next] } });
const choice = (draw: Field<string>['draw']) => field({ first: '', next: 'b', draw, sent: { x: ['b'] } });
const tick = (draw: Field<boolean>['draw']) => field({ first: false, next: true, draw, sent: { x: ['on'] } });
const several = (draw: Field<readonly string[]>['draw']) =>
  field<readonly string[]>({ first: [], next: ['a', 'b'], draw, sent: { x: ['a', 'b'] } });
const noLevel = { label: 'Level', options: [] };
const chosenFile = new File(['1'], 'card.txt');

const fields: Record<string, Field<unknown>> = {
  TextField: text((own, value, onChange) => <TextField {...own} value={value} onChange={onChange} />),
  TextArea: text((own, value, onChange) => <TextArea {...own} value={value} onChange={onChange} />),
  PasswordField: text((own, value, onChange) => <PasswordField {...own} value={value} onChange={onChange} />),
  OneTimePasswordField: text((own, value, onChange) => (
    <OneTimePasswordField {...own} value={value} onChange={onChange} />
  )),
  CaptchaField: {
    ...text(({ required, ...own }, value, onChange) => (
      <CaptchaField
        {...own}
        value={value}
        onChange={onChange}
        challenge={{ way: 'question', question: '1 + 1?' }}
        onRenew={() => {}}
        otherWays={[]}
        onWayChange={() => {}}
      />
    )),
    required: false,
  },
  PhoneField: field({
    first: { areaCode: '+852', number: '' },
    next: { areaCode: '+853', number: '2345' },
    draw: (own, value, onChange) => (
      <PhoneField
        {...own}
        value={value}
        onChange={onChange}
        areaCodes={[
          { value: '+852', label: '+852' },
          { value: '+853', label: '+853' },
        ]}
      />
    ),
    sent: { xAreaCode: ['+853'], x: ['2345'] },
  }),
  QuantityField: field({
    first: 0,
    next: 3,
    draw: (own, value, onChange) => <QuantityField {...own} min={1} max={9} value={value} onChange={onChange} />,
    sent: { x: ['3'] },
  }),
  NumberField: field<number | null>({
    first: null,
    next: 12.5,
    draw: (own, value, onChange) => <NumberField {...own} step={0.5} value={value} onChange={onChange} />,
    sent: { x: ['12.5'] },
  }),
  'Slider of a range': {
    ...field<readonly [number, number]>({
      first: [20, 80],
      next: [30, 40],
      draw: ({ required, ...own }, value, onChange) => <Slider {...own} value={value} onChange={onChange} />,
      sent: { xFrom: ['30'], xTo: ['40'] },
    }),
    required: false,
  },
  'Slider of a number': {
    ...field({
      first: 20,
      next: 30,
      draw: ({ required, ...own }, value, onChange) => <Slider {...own} value={value} onChange={onChange} />,
      sent: { x: ['30'] },
    }),
    required: false,
  },
  PointsField: {
    ...field({
      first: 0,
      next: 300,
      draw: (own, value, onChange) => <PointsField {...own} max={900} offset="" value={value} onChange={onChange} />,
      sent: { x: ['300'] },
    }),
    // It has a number from the beginning.
    required: false,
  },
  Checkbox: tick(({ label, ...own }, value, onChange) => (
    <Checkbox {...own} checked={value} onChange={onChange}>
      {label}
    </Checkbox>
  )),
  Switch: {
    ...tick(({ required, ...own }, value, onChange) => <Switch {...own} checked={value} onChange={onChange} />),
    required: false,
  },
  RadioGroup: choice((own, value, onChange) => (
    <RadioGroup {...own} options={options} value={value} onChange={onChange} />
  )),
  SegmentedControl: choice((own, value, onChange) => (
    <SegmentedControl {...own} options={options} value={value} onChange={onChange} />
  )),
  OptionCards: choice((own, value, onChange) => (
    <OptionCards
      {...own}
      options={options.map((option) => ({ value: option.value, title: option.label }))}
      value={value}
      onChange={onChange}
    />
  )),
  PointsPack: choice((own, value, onChange) => (
    <PointsPack
      unit="points"
      {...own}
      options={options.map((option) => ({ value: option.value, points: option.label, price: 'HK$1' }))}
      value={value}
      onChange={onChange}
    />
  )),
  InterestTiles: several((own, value, onChange) => (
    <InterestTiles
      {...own}
      options={options.map((option) => ({ ...option, icon: ticketIcon }))}
      value={value}
      onChange={onChange}
    />
  )),
  CheckboxGroup: several((own, value, onChange) => (
    <CheckboxGroup {...own} options={options} value={value} onChange={onChange} />
  )),
  MultiSelect: several((own, value, onChange) => (
    <MultiSelect {...own} options={options} value={value} onChange={onChange} />
  )),
  Select: choice((own, value, onChange) => <Select {...own} options={options} value={value} onChange={onChange} />),
  ComboBox: choice((own, value, onChange) => <ComboBox {...own} options={options} value={value} onChange={onChange} />),
  DateField: text(
    (own, value, onChange) => <DateField {...own} locale="en-HK" value={value} onChange={onChange} />,
    '2026-12-24',
  ),
  DatePicker: text(
    (own, value, onChange) => (
      <DatePicker {...own} locale="en-HK" today="2026-11-20" value={value} onChange={onChange} />
    ),
    '2026-12-24',
  ),
  'impossible date': text(
    (own, value, onChange) => <DateField {...own} locale="en-HK" value={value} onChange={onChange} />,
    '2026-02-30',
  ),
  TimeField: text((own, value, onChange) => <TimeField {...own} value={value} onChange={onChange} />, '19:30'),
  DateRangeField: field<{ from: string; to: string } | null>({
    first: null,
    next: { from: '2026-12-24', to: '2026-12-26' },
    draw: (own, value, onChange) => (
      <DateRangeField {...own} locale="en-HK" today="2026-11-20" value={value} onChange={onChange} />
    ),
    sent: { xFrom: ['2026-12-24'], xTo: ['2026-12-26'] },
  }),
  AddressCascade: {
    ...field({
      first: { country: 'a', province: '', area: '', district: '', street: '', flat: '' },
      next: { country: 'b', province: '', area: '', district: '', street: '1 Road', flat: '2A' },
      draw: ({ required, label, ...own }, value, onChange) => (
        <AddressCascade
          {...own}
          country={{ label: 'Country', options }}
          province={noLevel}
          area={noLevel}
          district={noLevel}
          street={{ label: 'Street' }}
          flat={{ label: 'Flat' }}
          value={value}
          onChange={onChange}
        />
      ),
      sent: { 'x.country': ['b'], 'x.street': ['1 Road'], 'x.flat': ['2A'] },
    }),
    required: false,
  },
  FileField: {
    ...field<readonly File[]>({
      first: [],
      next: [chosenFile],
      draw: ({ required, ...own }, value, onChange) => (
        <FileField
          {...own}
          value={value.map((file) => ({
            ...{ id: file.name, name: file.name, size: '1 B', state: { kind: 'chosen' } as const },
            file,
          }))}
          onAdd={onChange}
          onRemove={(id) => onChange(value.filter((file) => file.name !== id))}
          onRetry={() => {}}
        />
      ),
      sent: { x: [chosenFile] },
    }),
    required: false,
  },
};

interface FormProps {
  entry: Field<unknown>;
  disabled?: boolean;
  required?: 'native' | undefined;
}

function Form({ entry, disabled = false, required }: FormProps) {
  const [value, setValue] = useState(entry.first);
  const [error, act] = useActionState(async (before: number) => before + 1, 0);
  return (
    <InEnglish>
      <form action={act} noValidate>
        {entry.draw({ label: 'Field', name: 'x', disabled, ...(required && { required }) }, value, setValue)}
        <Button onClick={() => setValue(entry.next)}>Change</Button>
        <Button type="submit">Send</Button>
        <Button type="reset">Reset</Button>
      </form>
      <output>{`errors: ${error}`}</output>
    </InEnglish>
  );
}

const form = () => document.querySelector('form') ?? document.createElement('form');
const sent = () => {
  const data = new FormData(form());
  return Object.fromEntries([...data.keys()].map((key) => [key, data.getAll(key)]));
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** What a person sees of the field. */
const seen = () => [
  form().innerText,
  ...[...form().querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea, select')].map((control) =>
    /checkbox|radio/.test(control.type) ? control.checked : control.value,
  ),
];
const show = async (props: FormProps) => {
  root.render(<Form {...props} />);
  await expect.element(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
};

describe.each(Object.entries(fields))('%s in a form', (_, entry) => {
  test('keeps what was entered when an action returns errors, and goes back on reset', async () => {
    await show({ entry });
    const before = { seen: seen(), sent: sent() };
    for (const errors of [1, 2]) {
      await press('Change');
      await expect.poll(sent).toEqual(entry.sent);
      const after = seen();
      expect(after).not.toEqual(before.seen);
      await press('Send');
      await expect.element(page.getByText(`errors: ${errors}`)).toBeVisible();
      expect(sent()).toEqual(entry.sent);
      // Lists of React Aria show their text in the render after the reset.
      await expect.poll(seen).toEqual(after);
      await press('Reset');
      await expect.poll(sent).toEqual(before.sent);
      await expect.poll(seen).toEqual(before.seen);
    }
    form().reset();
    await press('Change');
    await expect.poll(sent).toEqual(entry.sent);
    form().reset();
    await expect.poll(sent).toEqual(before.sent);
    await expect.poll(seen).toEqual(before.seen);
  });

  test('sends nothing while it is disabled', async () => {
    await show({ entry, disabled: true });
    await press('Change');
    expect(sent()).toEqual({});
  });

  if (entry.required !== false) {
    test('can block the form until it has a value', async () => {
      await show({ entry, required: 'native' });
      expect(form().checkValidity()).toBe(false);
      await press('Change');
      await expect.poll(() => form().checkValidity()).toBe(true);
    });
  }
});

test('a pattern blocks a form, and required without native does not', async () => {
  root.render(
    <form>
      <TextField label="Code" name="code" value="abc" onChange={() => {}} pattern="[0-9]+" />
    </form>,
  );
  await expect.element(page.getByRole('textbox')).toBeVisible();
  expect(form().checkValidity()).toBe(false);
  root.render(
    <form>
      <TextField label="Code" name="code" value="" onChange={() => {}} required />
    </form>,
  );
  await expect.poll(() => form().checkValidity()).toBe(true);
});

const groups = [
  'DateField',
  'DatePicker',
  'DateRangeField',
  'TimeField',
  'RadioGroup',
  'InterestTiles',
  'CheckboxGroup',
];

test.each([...groups, 'Slider of a range'])('the ref of a %s focuses the part that Tab reaches', async (name) => {
  const entry = fields[name];
  if (!entry) throw new Error(name);
  let group: HTMLElement | null = null;
  const ref = (element: HTMLElement | null) => {
    group = element;
  };
  const shared = { label: 'Field', name: 'x', disabled: false, ref };
  root.render(<InEnglish>{entry.draw(shared, entry.first, () => {})}</InEnglish>);
  await expect.poll(() => group).not.toBeNull();
  (group as HTMLElement | null)?.focus();
  // An error summary leads there too.
  expect(document.activeElement).toBe(document.getElementById('x'));
});
