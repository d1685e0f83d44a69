import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer, FooterColumn, FooterFigure } from './Footer.js';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'First Gong',
    lead: 'Every performance begins with a gong. Be in your seat on time.',
    legal: ['© First Gong Ticketing (a demonstration)', 'All prices are in Hong Kong dollars'],
    children: (
      <>
        <FooterColumn title="Display" id="display" wide>
          <p>Text size, theme and language apply at once and stay on this device for 30 days.</p>
        </FooterColumn>
        <FooterColumn
          title="Events"
          links={[
            { href: '?', label: 'All events' },
            { href: '?category=cinema', label: 'Film' },
          ]}
        />
        <FooterColumn title="Your account" links={[{ href: '/zh_hk/Login.html', label: 'Log in' }]} />
        <FooterColumn
          title="Language"
          links={[
            { href: '/en_us/', label: 'English', lang: 'en', current: true },
            { href: '/zh_hk/', label: '繁體中文', lang: 'zh-Hant' },
          ]}
        />
        <FooterColumn title="Ticket hotline">
          <FooterFigure href="tel:+85200000000">0000 0000</FooterFigure>
          <p>Daily 10:00–20:00</p>
        </FooterColumn>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    brand: '開鑼',
    children: (
      <>
        <FooterColumn
          title="節目"
          links={[
            { href: '?', label: '全部現正發售的節目' },
            { href: '?category=cinema', label: '電影及放映後座談' },
          ]}
        />
        <FooterColumn title="你的帳戶" links={[{ href: '/zh_hk/Login.html', label: '登入' }]} />
        <FooterColumn title="購票熱線">
          <FooterFigure href="tel:+85200000000">0000 0000</FooterFigure>
          <p>每日 10:00–20:00，公眾假期照常服務</p>
        </FooterColumn>
      </>
    ),
    lead: '每場演出，由一聲鑼開始；請於開場前十五分鐘到達場地，準時入座，遲到者須待適當時候方可進場。',
    legal: ['© 2026 開鑼票務及有關主辦機構保留一切權利（示範品牌）', '所有票價及費用均以港元計算，服務費不設退還'],
  },
};
export const LongEnglish: Story = {
  args: {
    brand: 'First Gong',
    lead: 'Every performance begins with a gong. Please be seated before it sounds; latecomers wait for a suitable break.',
    legal: ['© 2026 First Gong Ticketing (demonstration brand)', 'All prices and fees are in Hong Kong dollars'],
    children: (
      <>
        <FooterColumn
          title="Buying and collecting tickets"
          links={[
            { href: '#steps', label: 'How to buy, step by step' },
            { href: '#collection', label: 'Change the ticket collection method' },
          ]}
        />
        <FooterColumn title="Hotline for events and the government network">
          <FooterFigure href="tel:+85200000000">0000 0000</FooterFigure>
          <p>Every day, public holidays included, 10:00–20:00</p>
        </FooterColumn>
      </>
    ),
  },
};
export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
