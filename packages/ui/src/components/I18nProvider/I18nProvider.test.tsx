import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { en } from '../../words/en.js';
import { zhHans } from '../../words/zhHans.js';
import { zhHant } from '../../words/zhHant.js';
import { ComboBox } from '../ComboBox/index.js';
import { DatePicker } from '../DateField/index.js';
import { PasswordField } from '../PasswordField/index.js';
import { TextArea } from '../TextArea/index.js';
import { WordsProvider } from '../WordsProvider/index.js';
import { I18nProvider } from './index.js';

const root = freshRoot();
const all = [en, zhHant, zhHans];
const still = () => {};

const password = <PasswordField label="P" name="p" value="" onChange={still} />;
const birthday = <DatePicker label="D" name="d" value="2026-11-25" onChange={still} today="2026-11-25" />;

test.each([
  ['en-HK', 'Show'],
  ['en-US', 'Show'],
  ['zh-HK', '顯示'],
  ['zh-TW', '顯示'],
  ['zh-Hant', '顯示'],
  ['zh-CN', '显示'],
  ['zh-SG', '显示'],
  ['zh', '显示'],
])('with %s a component without words says "%s"', async (locale, word) => {
  root.render(
    <I18nProvider locale={locale} words={all}>
      {password}
    </I18nProvider>,
  );
  await expect.element(page.getByRole('button', { name: `${word} P`, exact: true })).toBeVisible();
});

test('a language that the list does not have gets the first words', async () => {
  root.render(
    <I18nProvider locale="fr-FR" words={[zhHant, en]}>
      {password}
    </I18nProvider>,
  );
  await expect.element(page.getByRole('button', { name: '顯示 P', exact: true })).toBeVisible();
});

test('a word of the component goes before the ready-made one, which stays for the others', async () => {
  root.render(
    <I18nProvider locale="en-HK" words={all}>
      <PasswordField
        label="P"
        name="p"
        value=""
        onChange={still}
        showPasswordLabel="Look"
        hidePasswordLabel={undefined}
      />
    </I18nProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Look P', exact: true }));
  await expect.element(page.getByRole('button', { name: 'Hide P', exact: true })).toBeVisible();
});

test.each([
  ['en-HK', '25/11/2026', 'Today, Wednesday,? 25 November 2026'],
  ['en-US', '11/25/2026', 'Today, Wednesday, November 25, 2026'],
  ['zh-HK', '2026/11/25', '今日，2026年11月25日 ?星期三'],
  ['zh-CN', '2026/11/25', '今天，2026年11月25日 ?星期三'],
])('a date follows %s in its order and in the words of its calendar', async (locale, order, today) => {
  root.render(
    <I18nProvider locale={locale} words={all}>
      {birthday}
    </I18nProvider>,
  );
  const group = page.getByRole('group', { name: 'D', exact: true });
  await expect.element(group).toHaveTextContent(order);
  await userEvent.click(group.getByRole('button'));
  await expect.element(page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${today}`) })).toBeVisible();
});

test('React Aria’s own words are Traditional in Hong Kong', async () => {
  root.render(
    <I18nProvider locale="zh-HK" words={all}>
      <ComboBox label="地區" name="d" value="" onChange={still} options={[{ value: 'a', label: '中環' }]} />
    </I18nProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: /^顯示全部選項/ }));
  await expect.element(page.getByRole('listbox', { name: /建議/ })).toBeVisible();
});

test('the characters of a text are counted in the words of the provider', async () => {
  root.render(
    <I18nProvider locale="en-HK" words={all}>
      <TextArea label="T" name="t" value="abcde" onChange={still} limit={4} />
    </I18nProvider>,
  );
  await expect.element(page.getByText('Characters too many: 1').first()).toBeVisible();
});

test('an app that loads words itself gives those of the components that its page has', async () => {
  root.render(
    <WordsProvider locale="zh-CN" words={{ PasswordField: zhHans.PasswordField }}>
      {password}
    </WordsProvider>,
  );
  await expect.element(page.getByRole('button', { name: '显示 P', exact: true })).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message ?? this.props.children;
}

test.each([
  ['a word', password, /PasswordField has no showPasswordLabel\. Pass it, or put it into the words of an I18nProvider/],
  ['a locale', birthday, /A field has no locale\. Pass locale, as "en-HK", or put I18nProvider/],
])('without a provider the lack of %s is an error that says what to do', async (_, component, message) => {
  vi.spyOn(console, 'error').mockImplementation(still);
  root.render(<Boundary>{component}</Boundary>);
  await expect.element(page.getByText(message)).toBeVisible();
});
