import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DisplaySheet, type DisplaySheetProps } from './DisplaySheet.js';
import { StoryPage, storyChrome, wordsOf } from './story/index.js';
import { useText } from './text/index.js';

function Display(props: Omit<DisplaySheetProps, 'chrome' | 'open'>) {
  const { lang } = useText();
  return (
    <StoryPage>
      <h1>開鑼</h1>
      <DisplaySheet {...props} open chrome={storyChrome(lang)} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/DisplaySheet',
  component: Display,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { onOpenChange: fn(), onTheme: fn(), onFontSize: fn() },
} satisfies Meta<typeof Display>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const ChoosesNight: Story = {
  play: async ({ args, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    const night = await screen.findByRole('button', { name: t('common.theme_night') });
    // A sheet ignores clicks during its first moments.
    await waitFor(() => expect(night).not.toHaveStyle({ pointerEvents: 'none' }));
    await userEvent.click(night);
    await expect(args.onTheme).toHaveBeenCalledWith('night');
  },
};
