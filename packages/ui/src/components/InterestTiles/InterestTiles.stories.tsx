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

const icons = {
  movie: filmSlateIcon,
  music: musicNotesIcon,
  popConcert: microphoneStageIcon,
  bandShow: guitarIcon,
  chineseOpera: flowerLotusIcon,
  theatre: maskHappyIcon,
  arts: paletteIcon,
  dance: personArmsSpreadIcon,
  sport: basketballIcon,
  family: usersThreeIcon,
  exhibition: imageIcon,
  seminar: chatsIcon,
};

const tiles = (words: Record<keyof typeof icons, string>) =>
  Object.entries(icons).map(([value, icon]) => ({ value, icon, label: words[value as keyof typeof icons] }));

const meta = {
  title: 'Components/Forms/InterestTiles',
  component: InterestTiles,
  args: {
    label: '興趣',
    name: 'interests',
    value: ['movie', 'popConcert', 'theatre', 'exhibition'],
    onChange: () => {},
    hint: '十二項中任選多少都可以，只用來排列你的節目清單和星期四的電郵。',
    options: tiles({
      movie: '電影',
      music: '音樂',
      popConcert: '流行音樂會',
      bandShow: '樂隊演出',
      chineseOpera: '戲曲',
      theatre: '戲劇',
      arts: '藝術',
      dance: '舞蹈',
      sport: '體育',
      family: '合家歡',
      exhibition: '展覽',
      seminar: '講座及論壇',
    }),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof InterestTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NonePicked: Story = { args: { value: [], mark: '（選填）' } };

export const Failed: Story = { name: 'Error', args: { value: [], error: '請最少選一項，我們才知道通訊要寄甚麼。' } };

export const Disabled: Story = { args: { disabled: true, hint: '已退訂節目通訊。重新訂閱後可以再選。' } };

export const ReadOnly: Story = { args: { readOnly: true, hint: '儲存後須重新登入才可以更改。' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

const english = tiles({
  movie: 'Movie',
  music: 'Music',
  popConcert: 'Pop concert',
  bandShow: 'Band show',
  chineseOpera: 'Chinese opera',
  theatre: 'Theatre',
  arts: 'Arts',
  dance: 'Dance',
  sport: 'Sport',
  family: 'Family',
  exhibition: 'Exhibition',
  seminar: 'Seminar / forum',
});

export const English: Story = {
  args: {
    label: 'Interests',
    options: english,
    hint: 'Pick any of the twelve. They only sort your own listing and the Thursday email.',
  },
};

export const LongChinese: Story = {
  args: {
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

export const Narrow: Story = {
  args: English.args,
  decorators: [narrow],
};
