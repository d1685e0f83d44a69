import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  credentials,
  memberInfoIn,
  placesIn,
  refusalOf,
  StoryPage,
  today,
  unsentForm,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { valuesOf } from '../profile/index.js';
import { nothingEntered, RegisterScreen, type RegisterState, type RegisterValues } from './RegisterScreen.js';

type FormState = Extract<RegisterState, { kind: 'form' }>;

interface Args {
  /** Changes to the empty form, or the sent state. */
  state: Partial<FormState> | Extract<RegisterState, { kind: 'sent' }>;
  /** Changes to a complete form. @default an empty form */
  filled?: Partial<RegisterValues>;
  /** A hot event omits the posters. @default false */
  hot?: boolean;
}

const filledIn = (lang: Lang): RegisterValues => ({
  ...nothingEntered,
  ...valuesOf(memberInfoIn(lang)),
  loginEmail: credentials.email,
  confirmEmail: credentials.email,
  password: credentials.password,
  confirmPassword: credentials.password,
  agreed: true,
});

/** The screen with a stateful owner, like the storefront. */
function Screen({ state, filled, hot = false }: Args) {
  const { lang } = useText();
  const [values, setValues] = useState(filled ? { ...filledIn(lang), ...filled } : nothingEntered);
  const form: FormState = {
    kind: 'form',
    target: null,
    values,
    addressList: placesIn(lang),
    today,
    ...unsentForm,
  };
  return (
    <StoryPage chrome={{ currentCategory: null, showCategories: false }}>
      <RegisterScreen
        posters={hot ? [] : undefined}
        state={state.kind === 'sent' ? state : { ...form, ...state }}
        onChange={setValues}
        onSubmit={() => {}}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Register',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: {} },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { filled: {} } };

/** Spec §5: a name, or first and last name. */
export const LastAndFirstName: Story = {
  args: { filled: { naming: 'parts', lastName: 'Chan', firstName: 'Hoi-ching' } },
};

/** A hot event omits the posters. */
export const HotEvent: Story = { args: { hot: true } };

export const PlacesLoading: Story = { args: { state: { addressList: null } } };

/** Client-side errors. */
export const NothingEntered: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const button = canvasElement.querySelector<HTMLElement>('main form button[type=submit]');
    if (button) await userEvent.click(button);
  },
};

export const SeveralErrors: Story = {
  args: {
    filled: { confirmEmail: 'hoiching@exmaple.com', password: 'ferry', agreed: false },
    state: {
      error: {
        code: 'emailMismatch',
        fields: [
          { field: 'confirmEmail', code: 'emailMismatch' },
          { field: 'password', code: 'passwordLength' },
          { field: 'birthday', code: 'birthdayInvalid' },
          { field: 'address.area', code: 'areaRequired' },
          { field: 'agreed', code: 'memberTermsNotAgreed' },
        ],
      },
    },
  },
};

export const EmailRegistered: Story = {
  args: {
    filled: {},
    state: { error: refusalOf('emailRegistered', 'loginEmail') },
  },
};

export const SystemError: Story = {
  args: { filled: {}, state: { error: { code: 'registrationFailed', fields: [] } } },
};

export const TooMany: Story = {
  args: { filled: {}, state: { error: { code: 'tooManyRequests', fields: [], values: { minutes: 9 } } } },
};

export const Submitting: Story = { args: { filled: {}, state: { submitting: true } } };

export const Offline: Story = { args: { filled: {}, state: { failure: { kind: 'offline' } } } };

export const Sent: Story = {
  args: { state: { kind: 'sent', target: null, email: credentials.email, perhaps: false } },
};

/** The first try had no response, and the second finds the address registered. */
export const PerhapsSent: Story = {
  args: { state: { kind: 'sent', target: null, email: credentials.email, perhaps: true } },
};
