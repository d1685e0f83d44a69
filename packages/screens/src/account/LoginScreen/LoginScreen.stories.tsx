import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { credentials, eventsIn, refusalOf, StoryPage } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { nothingTyped, sent } from './fixtures.js';
import { LoginScreen } from './LoginScreen.js';
import { entriesOf, type LoginState } from './state.js';

const wallIn = (lang: Lang) =>
  eventsIn(lang)
    .slice(0, 16)
    .map(({ posterSeed, interest, posterLines }) => ({ seed: posterSeed, interest, lines: posterLines }));

/** The screen with a stateful owner, like the storefront. */
function Screen({ state, plain = false, hot = false }: { state: Partial<LoginState>; plain?: boolean; hot?: boolean }) {
  const { lang } = useText();
  const [typed, setTyped] = useState(entriesOf({ ...nothingTyped, ...state }));
  return (
    <StoryPage chrome={{ currentCategory: null, showCategories: false }}>
      <LoginScreen
        state={{ ...nothingTyped, ...state, ...typed }}
        posters={hot ? [] : plain ? undefined : wallIn(lang)}
        onChange={setTyped}
        onSubmit={() => {}}
        onChangeEmail={() => {}}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Login',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: {} },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const refused = (code: NonNullable<LoginState['error']>['code']): Story => ({
  args: { state: { ...credentials, error: { code, fields: [] } } },
});

export const Default: Story = {};

export const WithoutProgramme: Story = { args: { plain: true } };

export const Demonstration: Story = {
  args: { state: { demo: credentials } },
};

export const ToContinuePurchase: Story = {
  args: {
    state: { target: '/zh_hk/EventDetail.html?eventId=whale&performanceId=whale-2&zone=B&quantity=2' },
  },
};

export const ToMemberPage: Story = { args: { state: { target: '/zh_hk/Member/TxnHistory.html' } } };

export const SessionExpired: Story = {
  args: { state: { sessionExpired: true, target: '/zh_hk/ShoppingCart.html' } },
};

/** The page after a form was sent without script. */
export const Unsent: Story = {
  args: { state: { unsent: true, target: '/zh_hk/ShoppingCart.html' } },
};

export const EmptyFields: Story = {
  args: {
    state: {
      error: {
        code: 'emailRequired',
        fields: [
          { field: 'email', code: 'emailRequired' },
          { field: 'password', code: 'passwordRequired' },
        ],
      },
    },
  },
};

export const EmailInvalid: Story = {
  args: {
    state: {
      email: 'hoiching@example',
      password: credentials.password,
      error: refusalOf('emailInvalid', 'email'),
    },
  },
};

export const WrongPassword = refused('emailPasswordMismatch');

export const Suspended = refused('accountSuspended');

export const NotActivated = refused('accountNotActivated');

export const TooMany = refused('tooManyRequests');

export const Submitting: Story = { args: { state: { ...credentials, submitting: 'password' } } };

export const Offline: Story = { args: { state: { ...credentials, failure: { kind: 'offline' } } } };

export const ServerBusy: Story = { args: { state: { ...credentials, failure: { kind: 'busy' } } } };

/** A hot event omits the posters. */
export const HotEvent: Story = { args: { hot: true } };

/** Spec §2: an email with a one-time password. The consent comes before the email. */
export const AskForOneTimePassword: Story = { args: { state: { way: 'oneTimePassword', email: credentials.email } } };

export const TermsNotAgreed: Story = {
  args: {
    state: {
      way: 'oneTimePassword',
      email: credentials.email,
      error: refusalOf('memberTermsNotAgreed', 'agreed'),
    },
  },
};

export const AskEmailMissing: Story = {
  args: {
    state: {
      way: 'oneTimePassword',
      agreed: true,
      error: refusalOf('emailRequired', 'email'),
    },
  },
};

export const AskTooMany: Story = {
  args: {
    state: {
      way: 'oneTimePassword',
      agreed: true,
      email: credentials.email,
      error: { code: 'tooManyRequests', fields: [], values: { minutes: 1 } },
    },
  },
};

const entering = (changes: Partial<LoginState>): Story => ({
  args: { state: { way: 'oneTimePassword', agreed: true, email: sent.email, sent, ...changes } },
});

export const OneTimePasswordSent = entering({ oneTimePassword: '4082' });

export const CanAskAgain = entering({ sent: { ...sent, resendIn: 0 } });

export const SentAgain = entering({ sent: { ...sent, again: true, resendIn: 58 } });

export const NotReceived: Story = {
  ...entering({}),
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('main summary');
    if (summary) await userEvent.click(summary);
  },
};

export const OneTimePasswordMissing = entering({
  error: refusalOf('oneTimePasswordRequired', 'password'),
});

export const OneTimePasswordWrong = entering({
  oneTimePassword: '408216',
  error: { code: 'oneTimePasswordMismatch', fields: [] },
});

export const OneTimePasswordExpired = entering({
  oneTimePassword: '408215',
  sent: { ...sent, resendIn: 0 },
  error: { code: 'oneTimePasswordExpired', fields: [] },
});

export const OneTimePasswordTooMany = entering({
  oneTimePassword: '408215',
  error: { code: 'tooManyRequests', fields: [], values: { minutes: 3 } },
});

export const SigningIn: Story = { args: { state: { submitting: 'google' } } };

export const FacebookFailed = refused('facebookVerificationFailed');

export const GoogleFailed = refused('googleVerificationFailed');

export const AppleFailed = refused('appleVerificationFailed');

export const WechatFailed = refused('wechatVerificationFailed');

export const NoEmailProvided = refused('noEmailProvided');

export const WithoutProviders: Story = { args: { state: { providers: [] } } };
