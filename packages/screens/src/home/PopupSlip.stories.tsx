import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { popupIn, StoryPage, wordsOf } from '../shared/story/index.js';
import { useText } from '../shared/text/index.js';
import { PopupSlip } from './PopupSlip.js';

function Popup({ long = false, onDismiss }: { long?: boolean; onDismiss: () => void }) {
  const { lang } = useText();
  const popup = popupIn(lang);
  const stretched = {
    ...popup,
    title: `${popup.title} ${popup.text} ${popup.title}`,
    text: `${popup.text} ${popup.text}`,
  };
  return (
    <StoryPage>
      <PopupSlip popup={long ? stretched : popup} onDismiss={onDismiss} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Popup event',
  component: Popup,
  parameters: { layout: 'fullscreen' },
  args: { onDismiss: fn() },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { lang: 'en_us' } };
export const LongTitle: Story = { args: { long: true }, globals: { lang: 'en_us' } };
export const Dismissed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { lang, t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('popup.dismiss', { title: popupIn(lang).title }) }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
