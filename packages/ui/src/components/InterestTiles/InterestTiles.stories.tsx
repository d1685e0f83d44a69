import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { basketballIcon } from '../../icons/basketball.js';
import { chatsIcon } from '../../icons/chats.js';
import { filmSlateIcon } from '../../icons/film-slate.js';
import { flowerLotusIcon } from '../../icons/flower-lotus.js';
import { guitarIcon } from '../../icons/guitar.js';
import { imageIcon } from '../../icons/image.js';
import { maskHappyIcon } from '../../icons/mask-happy.js';
import { microphoneStageIcon } from '../../icons/microphone-stage.js';
import { musicNotesIcon } from '../../icons/music-notes.js';
import { paletteIcon } from '../../icons/palette.js';
import { personArmsSpreadIcon } from '../../icons/person-arms-spread.js';
import { usersThreeIcon } from '../../icons/users-three.js';
import { narrow } from '../../testing/narrow.js';
import { InterestTiles, type InterestTilesProps } from './InterestTiles.js';

function Controlled(props: InterestTilesProps) {
  const [value, setValue] = useState(props.value);
  return <InterestTiles {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/InterestTiles',
  component: InterestTiles,
  args: {
    label: 'Interests',
    name: 'interests',
    value: ['movie', 'popConcert', 'theatre', 'exhibition'],
    onChange: () => {},
    hint: 'Choose as many of the twelve as you like. We use them only to sort your events and for Thursday’s email.',
    options: [
      { value: 'movie', label: 'Film', icon: filmSlateIcon },
      { value: 'music', label: 'Music', icon: musicNotesIcon },
      { value: 'popConcert', label: 'Pop concerts', icon: microphoneStageIcon },
      { value: 'bandShow', label: 'Bands', icon: guitarIcon },
      { value: 'chineseOpera', label: 'Chinese opera', icon: flowerLotusIcon },
      { value: 'theatre', label: 'Theatre', icon: maskHappyIcon },
      { value: 'arts', label: 'Arts', icon: paletteIcon },
      { value: 'dance', label: 'Dance', icon: personArmsSpreadIcon },
      { value: 'sport', label: 'Sports', icon: basketballIcon },
      { value: 'family', label: 'Family', icon: usersThreeIcon },
      { value: 'exhibition', label: 'Exhibitions', icon: imageIcon },
      { value: 'seminar', label: 'Talks and forums', icon: chatsIcon },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof InterestTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NonePicked: Story = { args: { value: [], mark: '(optional)' } };

export const Failed: Story = {
  name: 'Error',
  args: { value: [], error: 'Choose at least one, so that we know what to send you.' },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'You do not receive the newsletter. Subscribe again to choose.' },
};

export const ReadOnly: Story = { args: { readOnly: true, hint: 'After saving, log in again to change them.' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '興趣',
    hint: '十二項之中選多少項都可以。只用來排列你看到的節目和星期四的電郵。',
    options: [
      { value: 'exhibition', icon: imageIcon, label: '展覽、博物館夜場及公共空間藝術裝置' },
      { value: 'seminar', icon: chatsIcon, label: '講座、論壇、作者分享會及演後座談' },
      { value: 'family', icon: usersThreeIcon, label: '適合三歲以下幼兒及其照顧者的演出' },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'What would you like the Thursday email to be about?',
    value: ['exhibition'],
    options: [
      { value: 'exhibition', icon: imageIcon, label: 'Exhibitions and installations in public space' },
      { value: 'seminar', icon: chatsIcon, label: 'Seminars, forums and post-performance conversations' },
      { value: 'family', icon: usersThreeIcon, label: 'Performances for toddlers and their companions' },
    ],
    error: 'Pick at least one of them, so that the email has something to tell you about.',
  },
};

export const Narrow: Story = { decorators: [narrow] };
