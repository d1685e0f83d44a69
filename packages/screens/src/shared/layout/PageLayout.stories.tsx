import { Container } from '@first-gong/ui/Container';
import { bellIcon } from '@first-gong/ui/icons/bell';
import { PageTitle } from '@first-gong/ui/PageTitle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FooterPages } from '../FooterPages.js';
import { memberIn, partFails, partIs, storyChrome } from '../story/index.js';
import { useText } from '../text/index.js';
import type { PageLayoutProps } from './chrome.js';
import { PageLayout } from './PageLayout.js';

function Page({ chrome, ...props }: Omit<PageLayoutProps, 'chrome' | 'children'> & { chrome?: object }) {
  const { lang } = useText();
  return (
    <PageLayout footerPages={<FooterPages />} {...props} chrome={storyChrome(lang, chrome)}>
      <Container>
        <PageTitle>海旁夜話</PageTitle>
      </Container>
    </PageLayout>
  );
}

const meta = {
  title: 'Screens/Layout',
  component: Page,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { args: { chrome: { currentCategory: 'local' } } };
export const Member: Story = { args: { chrome: { member: memberIn('zh_hk') } } };
/** On phones the account shows the number of unread notices. */
export const UnreadNotices: Story = {
  args: {
    chrome: {
      member: memberIn('zh_hk'),
      notices: {
        href: '/zh_hk/Member/Notices.html',
        icon: bellIcon,
        label: '通知',
        badge: { count: '3', label: '3 則未讀' },
        on: 'desktop',
      },
    },
  },
};
export const SeatsHeld: Story = { args: { chrome: { member: memberIn('zh_hk'), hold: { secondsLeft: 581 } } } };
export const Purchase: Story = { args: { chrome: { showCategories: false, hold: { secondsLeft: 59 } } } };
export const Searching: Story = {
  args: { chrome: { path: '/Events.html?q=鯨魚&date=2026-11-28', searchText: '鯨魚' }, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 籠屋{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('鯨魚 籠屋');
  },
};
/** The rest of the page works. */
export const MessagesFailed: Story = { args: { chrome: { messages: partFails } } };
export const NoMessages: Story = { args: { chrome: { messages: partIs([]) } } };
/** Categories are links before their counts are known. */
export const CountsFailed: Story = { args: { chrome: { categories: [], currentCategory: 'all' } } };
export const SocialLinks: Story = {
  args: {
    footerPages: (
      <FooterPages
        social={[
          { href: 'https://social.example/gong', label: 'Facebook' },
          { href: 'https://video.example/gong', label: 'YouTube' },
        ]}
      />
    ),
  },
};
