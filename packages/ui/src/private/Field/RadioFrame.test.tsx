import { type ComponentType, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorSummary } from '../../components/ErrorSummary/index.js';
import { OptionCards } from '../../components/OptionCards/index.js';
import { PointsPack } from '../../components/PointsPack/index.js';
import { RadioGroup } from '../../components/RadioGroup/index.js';
import { SegmentedControl } from '../../components/SegmentedControl/index.js';
import { freshRoot } from '../../testing/freshRoot.js';
import type { RadioFieldProps } from './RadioFrame.js';

const root = freshRoot();

const option = (value: string, name: string, disabled = false) =>
  ({ value, label: name, title: name, points: name, price: 'HK$5', disabled }) as const;
const options = [option('a', 'Alpha', true), option('b', 'Beta'), option('c', 'Gamma')];
type Props = RadioFieldProps<(typeof options)[number]>;

const fields: Record<string, ComponentType<Props>> = {
  RadioGroup,
  SegmentedControl,
  OptionCards,
  PointsPack: (props) => <PointsPack {...props} unit="points" />,
};

const group = page.getByRole('radiogroup', { name: 'Choice', exact: true });
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

describe.each(Object.entries(fields))('%s', (_, Field) => {
  function Example(props: Partial<Props>) {
    const [value, setValue] = useState(props.value ?? '');
    return <Field label="Choice" name="choice" options={options} onChange={setValue} {...props} value={value} />;
  }
  const show = async (props: Partial<Props> = {}) => {
    root.render(
      <>
        <ErrorSummary title="One thing" errors={[{ fieldId: 'choice', message: 'Choose one.' }]} />
        <Example {...props} />
      </>,
    );
    await expect.element(radio('Beta')).toBeInTheDocument();
  };

  test('is a group named by its label, also when the label is hidden', async () => {
    await show({ labelHidden: true });
    await expect.element(group).toBeInTheDocument();
  });

  test('hint and error describe the group, and no radio button', async () => {
    await show({ hint: 'Where you go.', error: 'Choose a place.' });
    await expect.element(group).toHaveAccessibleDescription(/Where you go\..*Choose a place\./);
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(radio('Beta')).toHaveAccessibleDescription('');
  });

  test.each([
    ['', 'Beta'],
    ['a', 'Beta'],
    ['unknown', 'Beta'],
    ['c', 'Gamma'],
  ])('with the value "%s" Tab and a link of the error summary reach %s', async (value, name) => {
    await show({ value });
    await page.getByRole('link', { name: 'Choose one.', exact: true }).click();
    await expect.element(radio(name)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect.element(radio(name)).toHaveFocus();
  });

  test('arrows choose the next option that can be chosen, and wrap', async () => {
    await show({ value: 'b' });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(radio('Beta')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Gamma')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Beta')).toBeChecked();
    await expect.element(radio('Beta')).toHaveFocus();
  });

  test('an option that cannot be chosen stays in the list', async () => {
    await show();
    await page.getByText('Alpha').click({ force: true });
    await expect.element(radio('Alpha')).toBeDisabled();
    await expect.element(radio('Alpha')).not.toBeChecked();
  });

  test('disabled, no option reacts', async () => {
    await show({ disabled: true });
    await expect.element(radio('Beta')).toBeDisabled();
    await expect.element(radio('Gamma')).toBeDisabled();
  });

  test('read-only, it can be reached and not changed', async () => {
    const onChange = vi.fn();
    await show({ value: 'b', readOnly: true, onChange });
    await expect.element(group).toHaveAttribute('aria-readonly', 'true');
    await page.getByText('Gamma').click({ force: true });
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(radio('Beta')).toBeChecked();
  });
});
