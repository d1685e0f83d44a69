import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Avatar } from './components/Avatar/index.js';
import { Button } from './components/Button/index.js';
import { Checkbox } from './components/Checkbox/index.js';
import { CheckboxGroup } from './components/CheckboxGroup/index.js';
import { ComboBox, type ComboBoxProps } from './components/ComboBox/index.js';
import { DataTable } from './components/DataTable/index.js';
import { DateField } from './components/DateField/index.js';
import { Dialog } from './components/Dialog/index.js';
import { Link } from './components/Link/index.js';
import { MultiSelect } from './components/MultiSelect/index.js';
import { NumberField } from './components/NumberField/index.js';
import { Select } from './components/Select/index.js';
import { Sheet } from './components/Sheet/index.js';
import { Slider } from './components/Slider/index.js';
import { Stack } from './components/Stack/index.js';
import { Surface } from './components/Surface/index.js';
import { Tabs } from './components/Tabs/index.js';
import { Text } from './components/Text/index.js';
import { TextArea } from './components/TextArea/index.js';
import { TextField } from './components/TextField/index.js';
import { TimeField } from './components/TimeField/index.js';
import { xIcon } from './icons/x.js';
import { freshRoot } from './testing/freshRoot.js';
import { InEnglish } from './testing/inEnglish.js';
import { names, table as tableOf } from './testing/readme.js';

const root = freshRoot();
const field = { label: 'a', name: 'a', value: '', onChange: () => {} };
const dialog = { open: true, onOpenChange: () => {}, title: 'a', actions: null };
const tabs = { label: 'a', value: 'a', onChange: () => {} };
const options = [{ value: 'a', label: 'A' }];
const several = { label: 'a', name: 'a', value: [], onChange: () => {}, options };
const table = {
  caption: 'a',
  columns: [{ key: 'a', header: 'A', cell: (row: { id: string }) => row.id, sortable: true }],
  rows: [{ id: 'a' }],
  rowKey: (row: { id: string }) => row.id,
};

/** What developers type with other libraries. */
const everyday: ReactElement<{ children: ReactElement[] }> = (
  <>
    <Link href="/a" target="_blank" rel="noopener">
      a
    </Link>
    <Link href="/a.pdf" download>
      a
    </Link>
    <Link href="/a.pdf" download="b.pdf">
      a
    </Link>
    <Link href="/a" onClick={(event) => event.preventDefault()}>
      a
    </Link>
    <Link href="/a" title="t">
      a
    </Link>
    <Link href="/a" hrefLang="zh">
      a
    </Link>
    <Link href="/a" onMouseEnter={() => {}} onFocus={() => {}}>
      a
    </Link>
    <Link href="/a" tabIndex={-1}>
      a
    </Link>
    <Button title="t">a</Button>
    <Button onMouseEnter={() => {}} onMouseLeave={() => {}}>
      a
    </Button>
    <Button onFocus={() => {}} onBlur={() => {}}>
      a
    </Button>
    <Button onKeyDown={() => {}}>a</Button>
    <Button onPointerDown={() => {}}>a</Button>
    <Button type="submit" formAction={async () => {}}>
      a
    </Button>
    <Button type="submit" formNoValidate>
      a
    </Button>
    <Button variant="danger">Delete</Button>
    <Button icon={xIcon} aria-label="Close" />
    <Button autoFocus>a</Button>
    <Button href="/a" target="_blank" rel="noopener">
      a
    </Button>
    <Button href="/a.pdf" download>
      a
    </Button>
    <Button tabIndex={-1}>a</Button>
    <TextField {...field} placeholder="b" />
    <TextField {...field} autoFocus />
    <TextField {...field} onKeyDown={() => {}} />
    <TextField {...field} onFocus={() => {}} onPaste={() => {}} />
    <TextField {...field} pattern="[0-9]+" minLength={2} />
    <TextField {...field} spellCheck={false} autoCapitalize="none" />
    <TextField {...field} enterKeyHint="search" />
    <TextField {...field} before="HK$" />
    <TextField label="a" value="" onChange={() => {}} />
    <TextArea {...field} placeholder="b" maxLength={100} />
    <Select {...field} options={options} required />
    <Select {...field} onBlur={() => {}} options={[]} />
    <ComboBox {...field} options={[]} onInputChange={(text: string) => text} />
    <ComboBox {...field} options={[]} placeholder="b" />
    <Checkbox checked={false} indeterminate onChange={() => {}}>
      a
    </Checkbox>
    <Checkbox checked={false} onChange={() => {}} hint="b">
      a
    </Checkbox>
    <CheckboxGroup label="a" name="a" value={['a']} onChange={(value: string[]) => value} options={options} />
    <CheckboxGroup {...several} required />
    <CheckboxGroup {...several} options={[{ value: 'a', label: 'A', disabled: true }]} onBlur={() => {}} />
    <MultiSelect label="a" name="a" value={['a']} onChange={(value: string[]) => value} options={options} />
    <MultiSelect {...several} placeholder="b" onInputChange={(text: string) => text} />
    <DataTable {...table} />
    <DataTable {...table} id="t" sort={{ value: { key: 'a', direction: 'ascending' }, onChange: () => {} }} />
    <DataTable {...table} selection={{ value: ['a'], onChange: () => {}, rowLabel: (row) => row.id }} />
    <DataTable {...table} rows={[]} empty={<b>b</b>} />
    <DataTable {...table} rows={[]} busy stickyHeader />
    <DateField {...field} />
    <NumberField
      {...field}
      value={null}
      onChange={(next: number | null) => next}
      min={0}
      max={10}
      step={0.5}
      placeholder="0"
    />
    <NumberField {...field} value={5} onChange={() => {}} formatOptions={{ style: 'currency', currency: 'HKD' }} />
    <TimeField {...field} value="19:30" min="10:00" max="22:00" />
    <Slider label="a" value={5} onChange={(next: number) => next} min={0} max={10} step={0.5} />
    <Slider label="a" value={[2, 8]} onChange={([low, high]) => low + high} onChangeEnd={() => {}} />
    <Avatar name="Ada" src="/a.png" size="large" />
    <Sheet open onOpenChange={() => {}} title="a" side="end">
      b
    </Sheet>
    <Dialog {...dialog} variant="plain">
      b
    </Dialog>
    <Dialog {...dialog}>b</Dialog>
    <Dialog {...dialog} title={<b>a</b>} description="b" />
    <Dialog {...dialog} description="b" width="wide" />
    <Tabs {...tabs} items={[{ value: 'a', label: 'A', content: 'b', disabled: true }]} />
    <Tabs {...tabs} items={[{ value: 'a', label: <b>A</b>, content: 'b' }]} />
    <Surface onClick={() => {}} title="t">
      a
    </Surface>
    <Stack as="section" onScroll={() => {}}>
      a
    </Stack>
    <Text as="strong" title="t">
      a
    </Text>
  </>
);
const uses = everyday.props.children;

/** Each is in the README's table of closed uses. */
const closed: Record<string, () => ReactElement> = {
  // @ts-expect-error
  size: () => <TextField {...field} size={8} />,
  // @ts-expect-error
  defaultValue: () => <TextField label="a" name="a" defaultValue="b" />,
  // @ts-expect-error
  defaultChecked: () => <Checkbox defaultChecked name="a" />,
  // @ts-expect-error
  value: () => <Select {...field} value={1} onChange={(value: number) => value} options={[{ value: 1, label: 'A' }]} />,
  // @ts-expect-error
  label: () => <Select {...field} options={[{ value: 'a', label: <b>A</b>, text: 'A' }]} />,
  // @ts-expect-error
  allowsCustomValue: () => <ComboBox {...field} options={[]} allowsCustomValue />,
  // @ts-expect-error
  orientation: () => <Tabs {...tabs} orientation="vertical" items={[]} />,
};

test('the README says what to write in place of each closed use', () => {
  const listed = tableOf('Uses that stay closed').flatMap(([prop]) => names(prop).map((name) => name.split(/[ =]/)[0]));
  expect(listed.sort()).toEqual([...Object.keys(closed), 'className', 'style'].sort());
  expect(Object.keys(closed).length).toBeLessThanOrEqual(8);
});

describe('everyday uses', () => {
  const messages = vi.spyOn(console, 'error');
  afterEach(() => messages.mockClear());

  test.each(uses.map((use, index) => [index, use] as const))('use %i is drawn without a message', async (_, use) => {
    root.render(<InEnglish>{use}</InEnglish>);
    await expect.poll(() => document.querySelector('[role="dialog"]') ?? root.host.firstElementChild).not.toBeNull();
    expect(messages).not.toHaveBeenCalled();
  });
});

test('native attributes reach the element of a link and of a button', async () => {
  root.render(
    <>
      <Link href="#a" target="_blank" rel="noopener" hrefLang="zh" title="t" download="b.pdf">
        Film
      </Link>
      <Button type="submit" formNoValidate title="u" tabIndex={-1}>
        Buy
      </Button>
    </>,
  );
  const link = page.getByRole('link', { name: 'Film', exact: true });
  for (const [name, value] of Object.entries({
    target: '_blank',
    rel: 'noopener',
    hreflang: 'zh',
    download: 'b.pdf',
  })) {
    await expect.element(link).toHaveAttribute(name, value);
  }
  const button = page.getByRole('button', { name: 'Buy', exact: true });
  await expect.element(button).toHaveAttribute('formnovalidate');
  await expect.element(button).toHaveAttribute('tabindex', '-1');
  await expect.element(button).toHaveAttribute('title', 'u');
});

test('a button with an icon alone is named by its aria-label', async () => {
  root.render(<Button icon={xIcon} aria-label="Close" />);
  const box = page.getByRole('button', { name: 'Close', exact: true });
  await expect.element(box).toBeVisible();
  const [outer, icon] = [box.element(), box.element().querySelector('svg')].map((each) =>
    each?.getBoundingClientRect(),
  );
  const centre = ({ left, right } = new DOMRect()) => (left + right) / 2;
  expect(centre(icon)).toBeCloseTo(centre(outer), 0);
});

test('an indeterminate checkbox is mixed until it is clicked', async () => {
  const onChange = vi.fn();
  root.render(
    <Checkbox checked={false} indeterminate onChange={onChange}>
      All
    </Checkbox>,
  );
  const box = page.getByRole('checkbox', { name: 'All', exact: true });
  await expect.element(box).toBePartiallyChecked();
  await box.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  // The state of the caller has not changed.
  await expect.element(box).toBePartiallyChecked();
});

describe('a ComboBox with options from a server', () => {
  const server = { 泰: [{ value: 'tai', label: 'Tai Hang Playhouse' }], 沙: [{ value: 'sha', label: 'Sha Tin Hall' }] };

  function Venues(props: Partial<ComboBoxProps>) {
    const [value, setValue] = useState('');
    const [text, setText] = useState('');
    const found = Object.entries(server).find(([typed]) => text.startsWith(typed))?.[1] ?? [];
    const chosen = Object.values(server)
      .flat()
      .filter((option) => option.value === value);
    return (
      <InEnglish>
        <ComboBox
          label="Venue"
          name="venue"
          value={value}
          onChange={setValue}
          options={props.options ?? (found.length > 0 ? found : chosen)}
          onInputChange={setText}
          {...props}
        />
        <output>{value}</output>
      </InEnglish>
    );
  }
  const box = page.getByRole('combobox', { name: 'Venue', exact: true });

  test('shows every option that the server has found, whatever the typed text', async () => {
    root.render(<Venues />);
    await box.click();
    await userEvent.keyboard('泰');
    await page.getByRole('option', { name: 'Tai Hang Playhouse', exact: true }).click();
    await expect.element(page.getByText('tai', { exact: true })).toBeVisible();
    await expect.element(box).toHaveValue('Tai Hang Playhouse');
  });

  test('keeps the text while another search has other options', async () => {
    root.render(<Venues />);
    await box.click();
    await userEvent.keyboard('泰');
    await page.getByRole('option', { name: 'Tai Hang Playhouse', exact: true }).click();
    await userEvent.clear(box);
    await userEvent.keyboard('沙田');
    await expect.element(box).toHaveValue('沙田');
    await page.getByRole('option', { name: 'Sha Tin Hall', exact: true }).click();
    await expect.element(box).toHaveValue('Sha Tin Hall');
  });

  test('tells busy, empty and error', async () => {
    root.render(<Venues options={[]} busy busyLabel="Searching" />);
    await box.click();
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('status').filter({ hasText: 'Searching' })).toBeInTheDocument();
    root.render(<Venues options={[]} noMatchLabel="No such venue" />);
    await expect.element(page.getByRole('status').filter({ hasText: 'No such venue' })).toBeInTheDocument();
    root.render(<Venues options={[]} error="The venues could not be loaded." />);
    await expect.element(box).toHaveAccessibleDescription('The venues could not be loaded.');
  });
});
