import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { Container } from '../Container/index.js';
import { PageTitle } from '../PageTitle/index.js';
import { SearchField } from '../SearchField/index.js';
import { TornPoster } from './TornPoster.js';

const meta = {
  title: 'Components/Feedback/TornPoster',
  component: TornPoster,
  parameters: { layout: 'fullscreen' },
  args: {
    lang: 'en',
    posters: [
      { seed: 'night-banquet.2', interest: 'chineseOpera', lines: ['Night Banquet', 'at Flower Pavilion'] },
      { seed: 'kite-day.34', interest: 'family', lines: ['Flying Kites'] },
      { seed: 'cha-chaan-jazz.1', interest: 'music', lines: ['Tea House Jazz'] },
      { seed: 'tide-table.8', interest: 'theatre', lines: ['Tide Table'] },
      { seed: 'night-run.21', interest: 'sport', lines: ['Night Run 10K'] },
      { seed: 'water-sleeves.5', interest: 'chineseOpera', lines: ['Water Sleeves'] },
    ],
  },
} satisfies Meta<typeof TornPoster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const english = {
  title: 'Page not found',
  lead: 'The event may be over or have a new name, or the link is incomplete. Tickets already bought are not affected.',
  search: 'Event, artist or venue',
  submit: 'Search',
  all: 'All events 128',
  past: 'Past events',
  orders: 'Transaction history',
};

const notFound = (words: typeof english): Story => ({
  render: (args) => (
    <main>
      <TornPoster {...args} />
      <Container>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: '1.5rem',
            maxInlineSize: '44rem',
            paddingBlock: '2rem',
          }}
        >
          <div>
            <PageTitle lead={words.lead}>{words.title}</PageTitle>
          </div>
          <SearchField action="/zh_hk/Events.html" label={words.search} submitLabel={words.submit} variant="page" />
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
            <Button href="#all">{words.all}</Button>
            <Button href="#past">{words.past}</Button>
            <Button href="#orders">{words.orders}</Button>
          </p>
        </div>
      </Container>
    </main>
  ),
});

/** The whole page for an unknown address. */
export const NotFound: Story = notFound(english);

/** An event that is no longer on sale still has an address, but no page. */
export const OtherCode: Story = { args: { code: '410' } };

export const LongEnglish: Story = {
  args: {
    lang: 'en',
    posters: [
      { seed: 'night-banquet.2', interest: 'chineseOpera', lines: ['Night Banquet', 'at Flower Pavilion'] },
      { seed: 'kite-day.34', interest: 'family', lines: ['Flying Kites', 'Without Wind'] },
      { seed: 'cha-chaan-jazz.1', interest: 'music', lines: ['Cha Chaan Teng', 'Jazz'] },
      { seed: 'tide-table.8', interest: 'theatre', lines: ['Tide Table'] },
      { seed: 'night-run.21', interest: 'sport', lines: ['Ten Kilometres', 'by Night'] },
      { seed: 'water-sleeves.5', interest: 'chineseOpera', lines: ['Water Sleeves', 'for Beginners'] },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  ...notFound({
    title: '找不到這個網頁',
    lead: '節目可能已經完結或改了名稱，亦可能是連結不完整。已購買的門票不受影響。',
    search: '節目、藝人或場地',
    submit: '搜尋',
    all: '全部節目 128',
    past: '過往節目',
    orders: '交易紀錄',
  }),
  args: {
    lang: 'zh-Hant',
    posters: [
      { seed: 'night-banquet.2', interest: 'chineseOpera', lines: ['帝女花之', '百花亭夜宴'] },
      { seed: 'kite-day.34', interest: 'family', lines: ['在沒有風的', '日子放風箏'] },
      { seed: 'cha-chaan-jazz.1', interest: 'music', lines: ['茶餐廳', '爵士四重奏'] },
      { seed: 'tide-table.8', interest: 'theatre', lines: ['石硤尾', '潮汐時刻表'] },
      { seed: 'night-run.21', interest: 'sport', lines: ['維港夜跑', '十公里'] },
      { seed: 'water-sleeves.5', interest: 'chineseOpera', lines: ['水袖', '入門十二課'] },
    ],
  },
};

export const Narrow: Story = {
  ...NotFound,
  globals: { viewport: { value: 'w320' }, fontSize: '18' },
};
