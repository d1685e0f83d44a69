import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sectionWithout } from '../../shared/parts/index.js';
import {
  devices,
  memberIn,
  memberInfoIn,
  partFails,
  partIs,
  placesIn,
  refusalOf,
  StoryPage,
  today,
  unsentForm,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { valuesOf } from '../profile/index.js';
import { MemberInfoScreen, type MemberInfoState } from './MemberInfoScreen.js';

interface Args {
  state: (lang: Lang) => MemberInfoState;
  onSaveProfile: () => void;
  onChangePassword: () => void;
}

type Ready = Extract<MemberInfoState, { kind: 'ready' }>;

function Screen({ state: stateIn, ...actions }: Args) {
  const { lang } = useText();
  const state = stateIn(lang);
  const [profile, setProfile] = useState(state.kind === 'ready' ? state.profile.values : null);
  const [password, setPassword] = useState(state.kind === 'ready' ? state.password.values : null);
  const [access, setAccess] = useState(state.kind === 'ready' ? state.access.values : []);
  return (
    <StoryPage chrome={{ path: '/Member/MemberInfo.html', member: memberIn(lang), showCategories: false }}>
      <MemberInfoScreen
        {...actions}
        state={
          state.kind === 'ready' && profile && password
            ? {
                ...state,
                profile: { ...state.profile, values: profile },
                password: { ...state.password, values: password },
                access: { ...state.access, values: access },
              }
            : state
        }
        onProfile={setProfile}
        onPassword={setPassword}
        onAccess={setAccess}
        onSaveAccess={fn()}
        onRetryAccess={fn()}
        onEndDevice={fn()}
        onRetryDevices={fn()}
        onRetry={fn()}
      />
    </StoryPage>
  );
}

const idle = unsentForm;
const noPasswords = { oldPassword: '', newPassword: '', retypedPassword: '' };
const passwords = { oldPassword: 'ferry-1898', newPassword: 'tram-1904', retypedPassword: 'tram-1904' };

const noAccess: Ready['access'] = { part: partIs([]), values: [], saving: false, saved: false, failure: null };
const withAccess: Ready['access'] = { ...noAccess, values: ['wheelchairSpaces', 'captions'] };

function readyIn(lang: Lang): Ready {
  const member = memberInfoIn(lang);
  return {
    kind: 'ready',
    member,
    profile: { ...idle, values: valuesOf(member) },
    password: { ...idle, values: noPasswords },
    access: noAccess,
    devices: { list: partIs(devices), ending: null, failure: null },
    addressList: placesIn(lang),
    today,
  };
}

const ready = (change: (state: Ready) => Partial<Ready> = () => ({})): Args['state'] => {
  return (lang) => {
    const state = readyIn(lang);
    return { ...state, ...change(state) };
  };
};

const meta = {
  title: 'Screens/Member information',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { state: ready(), onSaveProfile: fn(), onChangePassword: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A new member from a social login, without profile and password. */
export const NewMember: Story = {
  args: {
    state: ready(({ member }) => {
      const bare = {
        ...member,
        title: null,
        gender: null,
        birthday: null,
        mobile: null,
        address: null,
        interests: [],
        hasPassword: false,
      };
      return { member: bare, profile: { ...idle, values: valuesOf(bare) } };
    }),
  },
};

/** The member has entered first and last name instead of one name. */
export const LastAndFirstName: Story = {
  args: {
    state: ready(({ member }) => {
      const named = { ...member, name: 'Hoi-ching Chan', lastName: 'Chan', firstName: 'Hoi-ching' };
      return { member: named, profile: { ...idle, values: valuesOf(named) } };
    }),
  },
};

/** Mainland China has four levels; the phone number has a country code. */
export const Mainland: Story = {
  args: {
    state: ready(({ profile }) => ({
      profile: {
        ...profile,
        values: {
          ...profile.values,
          mobile: { areaCode: '86', number: '138 0000 0000' },
          address: { ...profile.values.address, country: 'CN', province: 'GD', area: 'SZ', district: 'FT' },
        },
      },
    })),
  },
};

/** All client-side errors at once. */
export const Incomplete: Story = {
  args: {
    state: ready(({ profile }) => ({
      profile: {
        ...profile,
        values: {
          ...profile.values,
          title: '',
          name: '',
          birthday: '2030-02-01',
          mobile: { areaCode: '', number: '7911 123456' },
          address: { ...profile.values.address, area: '', district: '', flat: '' },
        },
      },
    })),
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('memberInfo.save') }));
    await expect(canvas.getByRole('group', { name: t('memberInfo.problem') }).querySelectorAll('a')).toHaveLength(6);
    await expect(args.onSaveProfile).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { state: ready(({ profile }) => ({ profile: { ...profile, submitting: true } })) },
};

export const UpdateFailed: Story = {
  args: { state: ready(({ profile }) => ({ profile: { ...profile, error: { code: 'updateFailed', fields: [] } } })) },
};

export const SaveOffline: Story = {
  args: { state: ready(({ profile }) => ({ profile: { ...profile, failure: { kind: 'offline' } } })) },
};

export const WrongOldPassword: Story = {
  args: {
    state: ready(() => ({
      password: {
        ...idle,
        values: passwords,
        error: refusalOf('oldPasswordIncorrect', 'oldPassword'),
      },
    })),
  },
};

/** Five wrong old passwords: how long to wait. */
export const TooManyPasswords: Story = {
  args: {
    state: ready(() => ({
      password: { ...idle, values: passwords, error: { code: 'tooManyRequests', fields: [], values: { minutes: 12 } } },
    })),
  },
};

export const PasswordsDiffer: Story = {
  args: {
    state: ready(() => ({
      password: { ...idle, values: { ...passwords, newPassword: 'tram', retypedPassword: 'bus' } },
    })),
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('memberInfo.changePassword') }));
    await expect(
      canvas.getByRole('group', { name: t('memberInfo.passwordProblem') }).querySelectorAll('a'),
    ).toHaveLength(2);
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

export const ChangingPassword: Story = {
  args: { state: ready(() => ({ password: { ...idle, values: passwords, submitting: true } })) },
};

export const AccessSaving: Story = { args: { state: ready(() => ({ access: { ...withAccess, saving: true } })) } };

export const AccessSaved: Story = { args: { state: ready(() => ({ access: { ...withAccess, saved: true } })) } };

export const AccessNotSaved: Story = {
  args: { state: ready(() => ({ access: { ...withAccess, failure: { kind: 'offline' } } })) },
};

export const AccessMissing: Story = { args: { state: ready(() => ({ access: { ...noAccess, part: partFails } })) } };

/** The provider has no such call. */
export const AccessNotOffered: Story = {
  args: { state: ready(() => ({ access: { ...noAccess, part: sectionWithout({ kind: 'notOffered' }) } })) },
};

export const EndingDevice: Story = {
  args: {
    state: ready(() => ({
      devices: { list: partIs(devices), ending: devices[1]?.deviceId ?? null, failure: null },
    })),
  },
};

export const DeviceNotEnded: Story = {
  args: { state: ready(() => ({ devices: { list: partIs(devices), ending: null, failure: { kind: 'busy' } } })) },
};

export const DevicesMissing: Story = {
  args: { state: ready(() => ({ devices: { list: partFails, ending: null, failure: null } })) },
};

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
