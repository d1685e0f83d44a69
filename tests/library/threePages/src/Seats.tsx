'use client';

import { Avatar } from '@first-gong/ui/Avatar';
import { Button } from '@first-gong/ui/Button';
import { ColourBlock } from '@first-gong/ui/ColourBlock';
import { DatePicker } from '@first-gong/ui/DateField';
import { Dialog } from '@first-gong/ui/Dialog';
import { Inline } from '@first-gong/ui/Inline';
import { Menu } from '@first-gong/ui/Menu';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Popover } from '@first-gong/ui/Popover';
import { Poster } from '@first-gong/ui/Poster';
import { Select } from '@first-gong/ui/Select';
import { Sheet } from '@first-gong/ui/Sheet';
import { Skeleton } from '@first-gong/ui/Skeleton';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { Toast, type ToastMessage } from '@first-gong/ui/Toast';
import { Tooltip } from '@first-gong/ui/Tooltip';
import { useState } from 'react';
import { Frame } from './Frame';

const rows = [
  { value: 'stalls', label: 'Stalls' },
  { value: 'circle', label: 'Circle' },
  { value: 'box', label: 'Box' },
] as const;

type Row = (typeof rows)[number]['value'];

/** A dialog with a select and a toast above. */
export function Seats() {
  const [open, setOpen] = useState(false);
  const [moving, setMoving] = useState(false);
  const [day, setDay] = useState('2026-11-25');
  const [row, setRow] = useState<Row>('stalls');
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const nameOf = (value: Row) => rows.find((option) => option.value === value)?.label ?? value;
  const move = (to: Row) => {
    setRow(to);
    setMessages([{ id: to, text: `Your seats are now in this part: ${nameOf(to)}` }]);
  };
  return (
    <Frame path="/app/seats">
      <ColourBlock seed="harbour-1" interest="theatre">
        <Poster seed="harbour-1" interest="theatre" lines={[]} lang="en" crop="art" aspect="portrait" />
      </ColourBlock>
      <PageTitle lead="Two seats are held for ten minutes.">Your seats</PageTitle>
      <Stack>
        <Inline>
          <Avatar name="Chan Siu Ming" label="Chan Siu Ming" />
          <Text>{nameOf(row)}, side by side</Text>
        </Inline>
        <Inline>
          <Button variant="buy" onClick={() => setOpen(true)}>
            Change the seats
          </Button>
          <Menu
            label="More"
            groups={[{ items: [{ id: 'programme', label: 'Back to the programme', href: '/app/' }] }]}
          />
          <Popover label="Prices" title="Prices">
            <Text>Each part of the house has one price.</Text>
          </Popover>
          <Tooltip text="Nearest to the stage">
            <Button onClick={() => move('stalls')}>Stalls</Button>
          </Tooltip>
        </Inline>
        <Inline>
          <Button onClick={() => setMoving(true)}>Another day</Button>
        </Inline>
        <Skeleton lines={2} />
      </Stack>
      <Sheet open={moving} onOpenChange={setMoving} title="Another day">
        <DatePicker label="Day" name="day" value={day} onChange={setDay} today="2026-11-25" />
      </Sheet>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Where would you like to sit?"
        description="The price stays the same."
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <Select label="Part of the house" name="row" value={row} onChange={move} options={rows} />
        <Toast
          label="Messages"
          messages={messages}
          onDismiss={(id) => setMessages((shown) => shown.filter((message) => message.id !== id))}
        />
      </Dialog>
    </Frame>
  );
}
