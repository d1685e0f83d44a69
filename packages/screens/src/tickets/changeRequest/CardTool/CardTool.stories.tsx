import { upload as limits } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { wordsOf } from '../../../shared/story/index.js';
import { useText } from '../../../shared/text/index.js';
import { type CardFrontState, noCardFront } from '../state.js';
import { newCardPhoto } from './bars.js';
import { CardTool, type CardToolProps } from './CardTool.js';
import { samplePhoto } from './samplePhoto.js';

/** The tool with state. Errors are in the toolbar's language. */
function Controlled(props: CardToolProps) {
  const { t } = useText('errors');
  const [photo, setPhoto] = useState(props.state.photo);
  return (
    <CardTool
      {...props}
      error={props.error && t('errors.imageRequired')}
      state={{ ...props.state, photo }}
      onPhoto={setPhoto}
      onAdd={(file) => setPhoto(newCardPhoto(file))}
    />
  );
}

const photo = newCardPhoto(samplePhoto());
const placed = {
  ...photo,
  bars: [
    { x: 0.325, y: 0.51, width: 0.35, height: 0.13 },
    { x: 0.575, y: 0.705, width: 0.135, height: 0.1 },
  ],
};
const checked = { ...placed, checks: [true, true, true] as const };

const meta = {
  title: 'Screens/TxnChangeRequest/Card tool',
  component: CardTool,
  args: {
    id: 'card',
    state: noCardFront,
    error: undefined,
    disabled: false,
    maxPixels: limits.maxPixels,
    onPhoto: fn(),
    onAdd: fn(),
    onUnreadable: fn(),
    onCover: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CardTool>;
export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: Partial<CardFrontState>): Story => ({ args: { state: { ...noCardFront, ...state } } });

export const Default: Story = {};

/** A new photo: bars at the usual places, no check is ticked. */
export const Chosen = inState({ photo });

/** Both bars are in place and all checks are ticked. */
export const Checked = inState({ photo: checked });

/** Moving a bar resets the checks. */
export const MovedAfterChecking: Story = {
  ...Checked,
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    canvas.getByRole('slider', { name: t('changeRequest.barDate') }).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: t('changeRequest.cover') })).toBeDisabled();
  },
};

export const ThirdBar = inState({
  photo: { ...placed, bars: [...placed.bars, { x: 0.12, y: 0.74, width: 0.3, height: 0.09 }] },
});

export const Enlarged: Story = {
  ...inState({ photo: placed }),
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('changeRequest.enlarge') }));
    await expect(canvas.getByRole('button', { name: t('changeRequest.reduce') })).toBeVisible();
  },
};

export const Busy = inState({ photo: checked, upload: { kind: 'uploading', progress: 62 } });

export const Uploaded = inState({ photo: checked, upload: { kind: 'uploaded', size: 188_000 } });

/** Photo and bars stay. */
export const UploadFailed = inState({ photo: checked, upload: { kind: 'failed', message: null } });

export const WrongType = inState({ refused: { why: 'wrongType', name: 'card.pdf' } });

/** The earlier photo stays. */
export const WrongTypeInstead = inState({ photo: placed, refused: { why: 'wrongType', name: 'card.pdf' } });

export const Failed: Story = { name: 'Error', args: { error: 'imageRequired' } };

export const FailedWithPhoto: Story = {
  args: { state: { ...noCardFront, photo: placed }, error: 'imageRequired' },
};

export const Disabled: Story = { args: { disabled: true } };
