import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { calendarPlusIcon } from '../../icons/calendar-plus.js';
import { dotsThreeIcon } from '../../icons/dots-three.js';
import { printerIcon } from '../../icons/printer.js';
import { receiptIcon } from '../../icons/receipt.js';
import { trashIcon } from '../../icons/trash.js';
import { truckIcon } from '../../icons/truck.js';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { Sheet } from '../Sheet/index.js';
import { Menu, type MenuProps, menuChoice } from './Menu.js';

const changeDelivery = fn();

const meta = {
  title: 'Components/Navigation/Menu',
  component: Menu,
  args: {
    label: 'Manage this order',
    groups: [
      {
        items: [
          { id: 'print', label: 'Print tickets', icon: printerIcon },
          { id: 'calendar', label: 'Add to calendar', icon: calendarPlusIcon },
          { id: 'receipt', label: 'Show receipt', icon: receiptIcon, href: '#receipt' },
          {
            id: 'delivery',
            label: 'Change the collection',
            icon: truckIcon,
            disabledReason: 'No changes in the last 7 days.',
            onClick: changeDelivery,
          },
        ],
      },
      { items: [{ id: 'cancel', label: 'Cancel order', icon: trashIcon, danger: true }] },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  play: async () => {
    const button = screen.getByRole('button', { expanded: false, name: /Manage|處理|More|Show/ });
    // A sheet accepts clicks shortly after rendering.
    await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: 'none' }));
    await userEvent.click(button);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { play: () => {} };

export const IconAlone: Story = { args: { icon: dotsThreeIcon, labelHidden: true } };

export const Links: Story = {
  args: {
    groups: [
      {
        label: 'Tickets',
        items: [
          { id: 'receipt', label: 'Show receipt', icon: receiptIcon, href: '#receipt' },
          {
            id: 'venue',
            label: 'Site of Tai Hang Playhouse',
            detail: 'Opens a new tab',
            icon: arrowSquareOutIcon,
            href: '#venue',
          },
        ],
      },
    ],
  },
};

/** The arrow keys reach a disabled item, whose name has the reason. */
export const Disabled: Story = {
  play: async () => {
    await meta.play();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: /Change the collection/ });
    await expect(item).toHaveFocus();
    await expect(item).toHaveAccessibleName(/No changes in the last 7 days/);
    await userEvent.keyboard('{Enter}');
    await expect(changeDelivery).not.toHaveBeenCalled();
  },
};

function Choosing(props: MenuProps) {
  const [order, setOrder] = useState<('date' | 'added')[]>(['date']);
  const [columns, setColumns] = useState<('venue' | 'price' | 'points')[]>(['venue', 'price']);
  return (
    <Menu
      {...props}
      label="Show"
      groups={[
        menuChoice({
          label: 'Order',
          choice: 'one',
          value: order,
          onChange: setOrder,
          options: [
            { value: 'date', label: 'By date' },
            { value: 'added', label: 'By time of adding' },
          ],
        }),
        menuChoice({
          label: 'Columns',
          choice: 'several',
          value: columns,
          onChange: setColumns,
          options: [
            { value: 'venue', label: 'Venue' },
            { value: 'price', label: 'Prices' },
            { value: 'points', label: 'Points', disabledReason: 'Log in to see them.' },
          ],
        }),
      ]}
    />
  );
}

export const Choices: Story = { render: (args) => <Choosing {...args} /> };

export const InDialog: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Dialog
      open
      onOpenChange={fn()}
      title="The Whale in the Cage Home"
      description="Row F, seats 11 to 13."
      actions={<Button>Back</Button>}
    >
      <Menu {...args} />
    </Dialog>
  ),
};

export const InSheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Sheet open onOpenChange={fn()} title="The Whale in the Cage Home" closeLabel="Close">
      <Menu {...args} />
    </Sheet>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '處理這筆訂單以及同一次付款的另外兩筆訂單',
    groups: [
      {
        label: '在演出前七日都可以更改的安排',
        items: [
          { id: 'delivery', label: '把取票方式由取票機改為速遞並重新填寫收件地址', icon: truckIcon },
          {
            id: 'cancel',
            label: '取消訂單內全部座位',
            danger: true,
            disabledReason: '主辦機構不設退票，演出取消或改期時會另行通知安排。',
          },
        ],
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'More about this order and the two others of the same payment',
    groups: [
      {
        items: [
          {
            id: 'delivery',
            label: 'Change delivery from the ticket machine to courier and enter an address',
            icon: truckIcon,
          },
          { id: 'cancel', label: 'Cancel the whole order', icon: trashIcon, danger: true },
        ],
      },
    ],
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
