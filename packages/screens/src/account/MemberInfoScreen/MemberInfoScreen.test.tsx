import type { AccessFeature } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem } from '../../shared/form/formProblem.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { devices, memberInfoIn, partIs, placesIn, today, unsentForm } from '../../shared/story/index.js';
import { TextProvider } from '../../shared/text/index.js';
import { profileErrors, profileOf, valuesOf } from '../profile/index.js';
import { MemberInfoScreen, type MemberInfoState } from './MemberInfoScreen.js';

const member = memberInfoIn('en_us');
const addressList = placesIn('en_us');
const idle = unsentForm;
const chinese = await loadAllWords('zh_hk');
const none = { oldPassword: '', newPassword: '', retypedPassword: '' };

type Ready = Extract<MemberInfoState, { kind: 'ready' }>;

const onSaveProfile = vi.fn<() => void>();
const onChangePassword = vi.fn<() => void>();
const onSaveAccess = vi.fn<() => void>();
const onEndDevice = vi.fn<(deviceId: string) => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

function Owner({
  profile: profileChanges,
  password: passwordChanges,
  access: accessChanges,
  devices: devicesChanges,
}: Partial<Ready>) {
  const [features, setFeatures] = useState<readonly AccessFeature[]>([]);
  const [profile, setProfile] = useState(profileChanges?.values ?? valuesOf(member));
  const [password, setPassword] = useState(passwordChanges?.values ?? none);
  return (
    <MemberInfoScreen
      state={{
        kind: 'ready',
        member,
        addressList,
        today,
        profile: { ...idle, ...profileChanges, values: profile },
        password: { ...idle, ...passwordChanges, values: password },
        access: {
          ...{ part: partIs([]), values: features, saving: false, saved: false, failure: null },
          ...accessChanges,
        },
        devices: devicesChanges ?? { list: partIs(devices), ending: null, failure: null },
      }}
      onProfile={setProfile}
      onSaveProfile={onSaveProfile}
      onPassword={setPassword}
      onChangePassword={onChangePassword}
      onAccess={setFeatures}
      onSaveAccess={onSaveAccess}
      onRetryAccess={() => {}}
      onEndDevice={onEndDevice}
      onRetryDevices={() => undefined}
      onRetry={() => undefined}
    />
  );
}

const show = (changes: Partial<Ready> = {}) => root.render(<Owner {...changes} />);
const name = page.getByRole('textbox', { name: 'Name', exact: true });
const save = page.getByRole('button', { name: 'Save and log in again', exact: true });

describe('§5 the profile', () => {
  test('shows what the member has said, and saves it with Enter', async () => {
    show();
    await expect.element(name).toHaveValue(member.name);
    await expect.element(page.getByText(`Login email ${member.loginEmail}`)).toBeVisible();
    await expect.element(page.getByText('Login name hoiching', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Miss', exact: true })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Chinese opera', exact: true })).toBeChecked();
    await name.click();
    await userEvent.keyboard('{Enter}');
    expect(onSaveProfile).toHaveBeenCalledOnce();
  });

  test('names every wrong field first, and the message of a corrected field goes', async () => {
    const values = valuesOf(member);
    show({ profile: { ...idle, values: { ...values, name: '', mobile: { areaCode: '', number: '7911 123456' } } } });
    await save.click();
    expect(onSaveProfile).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    expect(formProblem.getByRole('link').elements()).toHaveLength(2);
    await name.fill('Chan Hoi-ching');
    expect(formProblem.getByRole('link').elements()).toHaveLength(1);
    await page.getByRole('group', { name: 'Mobile number', exact: true }).getByRole('combobox').selectOptions('44');
    await save.click();
    expect(onSaveProfile).toHaveBeenCalledOnce();
  });

  test('§8 an update that failed says so above the form and keeps what was entered', async () => {
    show({ profile: { ...idle, values: valuesOf(member), error: { code: 'updateFailed', fields: [] } } });
    await expect.element(formProblem).toHaveTextContent('Update failed because of a system error.');
    await expect.element(name).toHaveValue(member.name);
  });
});

describe('§5 the change of password', () => {
  test('§8 a wrong old password is an error of its field', async () => {
    const values = { oldPassword: 'wrong-gong', newPassword: 'tram-1904', retypedPassword: 'tram-1904' };
    show({ password: { ...idle, values, error: { code: 'oldPasswordIncorrect', fields: [] } } });
    const old = page.getByLabelText('Old password', { exact: true });
    await expect.element(old).toBeInvalid();
    await expect.element(old).toHaveAccessibleDescription(/Please input a correct old password/);
    await expect.element(old).toHaveValue('wrong-gong');
  });

  test('is refused while the new passwords differ', async () => {
    show({
      password: { ...idle, values: { ...none, oldPassword: 'x', newPassword: 'tram-1904', retypedPassword: 'bus' } },
    });
    await page.getByRole('button', { name: 'Change password and log in again', exact: true }).click();
    expect(onChangePassword).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveTextContent('The passwords differ.');
  });
});

describe('the access that a member needs', () => {
  test('is several boxes by keyboard, saved without the profile, and the result is said', async () => {
    show();
    const group = page.getByRole('group', { name: 'Access that you need', exact: true });
    const captions = group.getByRole('checkbox', { name: 'Captions', exact: true });
    await expect.element(captions).toBeVisible();
    (captions.element() as HTMLElement).focus();
    await userEvent.keyboard(' {Tab} ');
    await expect.element(captions).toBeChecked();
    await expect.element(group.getByRole('checkbox', { name: 'Sign language', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Save preferences', exact: true }).click();
    expect(onSaveAccess).toHaveBeenCalledOnce();
    expect(onSaveProfile).not.toHaveBeenCalled();
    show({ access: { part: partIs([]), values: ['captions'], saving: false, saved: true, failure: null } });
    await expect.element(page.getByText('Your preferences are saved. You stay logged in.')).toBeVisible();
  });

  test('says that it may not be saved after a failure', async () => {
    const failure = { kind: 'offline' } as const;
    show({ access: { part: partIs([]), values: ['captions'], saving: false, saved: false, failure } });
    await expect.element(page.getByText(/Your preferences may not be saved yet/)).toBeVisible();
  });
});

describe('§4 the devices that are logged in', () => {
  test('two of the same browser have buttons of different names', async () => {
    const list = partIs(devices.map((device) => ({ ...device, browser: 'Chrome' as const, system: 'Linux' as const })));
    show({ devices: { list, ending: null, failure: null } });
    const buttons = page.getByRole('list', { name: words.memberInfo.devicesTitle, exact: true }).getByRole('button');
    await expect.poll(() => buttons.elements().length).toBeGreaterThan(1);
    const names = buttons.elements().map((button) => button.textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  test('have names without English punctuation in Chinese', async () => {
    root.render(
      <TextProvider lang="zh_hk" words={chinese}>
        <Owner />
      </TextProvider>,
    );
    await expect.element(page.getByRole('button', { name: /^登出 Safari · iOS（/ })).toBeVisible();
  });

  test('are named, and each but this one can be ended', async () => {
    show();
    const list = page.getByRole('list', { name: 'Devices that are logged in', exact: true });
    await expect.element(list).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(3);
    expect(list.getByRole('button').elements()).toHaveLength(2);
    await list.getByRole('button', { name: /^Log out Safari · iOS \(/ }).click();
    expect(onEndDevice).toHaveBeenCalledExactlyOnceWith('device-2');
  });
});

describe('§3 a profile as a request', () => {
  test('says again what the member has said', () => {
    const { address, interests, birthday, mobile } = member;
    expect(profileOf(valuesOf(member), member)).toEqual({
      title: 'Miss',
      name: member.name,
      gender: 'female',
      birthday,
      mobile,
      address,
      interests,
      optOut: true,
    });
    expect(profileErrors(profileOf(valuesOf(member), member), addressList, today)).toEqual([]);
  });

  test('keeps first and last name only while the name is the same', () => {
    const known = { ...member, firstName: 'Hoi-ching', lastName: 'Chan' };
    expect(profileOf(valuesOf(known), known)).toMatchObject({ firstName: 'Hoi-ching', lastName: 'Chan' });
    expect(profileOf({ ...valuesOf(known), name: 'Chan Siu-ming' }, known)).not.toHaveProperty('firstName');
  });

  test('§5 opens with last and first name where these two are the name, and says them again', () => {
    const known = { ...member, name: '陳海晴', firstName: '海晴', lastName: '陳' };
    expect(valuesOf(known)).toMatchObject({ naming: 'parts', firstName: '海晴', lastName: '陳' });
    expect(profileOf(valuesOf(known), known)).toMatchObject({ firstName: '海晴', lastName: '陳' });
    expect(profileOf(valuesOf(known), known)).not.toHaveProperty('name');
    expect(valuesOf({ ...known, firstName: 'Hoi-ching', lastName: 'Chan' })).toMatchObject({ naming: 'whole' });
  });

  test('an address of empty lines is none; one with a line needs every level of its country', () => {
    const values = valuesOf(member);
    const empty = { country: '', province: '', area: '', district: '', street: '', flat: '' };
    const errorsAt = (address: typeof empty) =>
      profileErrors(profileOf({ ...values, address }, member), addressList, today).map(({ code }) => code);
    expect(profileOf({ ...values, address: empty }, member)).not.toHaveProperty('address');
    expect(errorsAt(empty)).toEqual([]);
    expect(errorsAt({ ...empty, street: '1 Long Street' })).toEqual(['countryRequired', 'flatRequired']);
    const street = { street: '1 Long Street', flat: 'A' };
    expect(errorsAt({ ...empty, ...street, country: 'CN' })).toEqual(['provinceRequired']);
    expect(errorsAt({ ...empty, ...street, country: 'GB' })).toEqual([]);
  });
});
