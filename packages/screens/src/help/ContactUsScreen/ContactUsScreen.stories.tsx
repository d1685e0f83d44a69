import { customerServiceOpening, hongKongDate, hotlineOpening, privacyRequestDue } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  credentials,
  evening,
  FormStory,
  memberIn,
  memberInfoIn,
  refusalOf,
  unsentForm,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { ContactUsScreen, type ContactUsState } from './ContactUsScreen.js';

const nothing = { name: '', email: '', contactNumber: '', enquiries: '' };

interface Args {
  state?: Partial<ContactUsState>;
  /** UTC instant that determines the opening hours. */
  now?: string;
  /** With the member's data. */
  filled?: boolean;
}

function Screen({ state = {}, now = '2026-11-20T04:00:00.000Z', filled = false }: Args) {
  const { lang } = useText();
  const own = { name: memberIn(lang).name, email: credentials.email, contactNumber: memberInfoIn(lang).mobile ?? '' };
  const first = { ...nothing, ...(filled && own), ...state.values };
  return (
    <FormStory path="/CS.html" values={first}>
      {(values, onChange) => (
        <ContactUsScreen
          state={{
            sent: null,
            ...unsentForm,
            unsent: false,
            openings: { customerService: customerServiceOpening(now), hotline: hotlineOpening(now) },
            today: hongKongDate(now),
            ...state,
            values,
          }}
          onChange={onChange}
          onSubmit={() => {}}
          onAnother={() => {}}
        />
      )}
    </FormStory>
  );
}

const meta = {
  title: 'Screens/ContactUs',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Member: Story = { args: { filled: true } };

/** Spec §5: each field is required. */
export const NothingEntered: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('contactUs.submit') }));
    await expect(canvas.getByRole('group', { name: t('contactUs.problem') })).toHaveFocus();
  },
};

export const PhoneInvalid: Story = {
  args: {
    filled: true,
    state: {
      values: {
        ...nothing,
        name: '陳海晴',
        email: credentials.email,
        contactNumber: '91-abc',
        enquiries: '座位在哪裡？',
      },
      error: refusalOf('mobileInvalid', 'contactNumber'),
    },
  },
};

export const TooLong: Story = {
  args: { filled: true, state: { values: { ...nothing, enquiries: '長'.repeat(2004) } } },
};

export const Submitting: Story = { args: { filled: true, state: { submitting: true } } };
export const Offline: Story = { args: { filled: true, state: { failure: { kind: 'offline' } } } };
export const TooManyRequests: Story = {
  args: { filled: true, state: { error: { code: 'tooManyRequests', fields: [], values: { minutes: 12 } } } },
};

/** The browser sent the form without script. */
export const Unsent: Story = { args: { state: { unsent: true } } };

const sent = {
  referenceNumber: 'R-20261120-40281734',
  email: credentials.email,
  privacyDue: privacyRequestDue(evening.browsing),
};
export const Sent: Story = { args: { state: { sent } } };

/** Friday evening: customer service opens on Monday, the hotline tomorrow. */
export const Evening: Story = { args: { now: '2026-11-20T13:00:00.000Z' } };
export const EarlyMorning: Story = { args: { now: '2026-11-19T23:00:00.000Z' } };

/** Unknown holidays: the page shows only the hours. */
export const HolidaysUnknown: Story = { args: { state: { openings: { customerService: null, hotline: null } } } };
