import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/index.js';
import { Dialog } from '../components/Dialog/index.js';
import { Sheet } from '../components/Sheet/index.js';

interface FrameProps {
  children: ReactNode;
}

// Where an overlay has to work: on a page, and in what is itself laid over a page. Those two are named "Frame".

export const OnPage = ({ children }: FrameProps) => <main style={{ blockSize: '40rem' }}>{children}</main>;

export function InDialog({ children }: FrameProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Frame" description="Words." actions={<Button>Keep</Button>}>
      {children}
    </Dialog>
  );
}

export function InSheet({ children }: FrameProps) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} title="Frame" closeLabel="Close sheet">
      {children}
    </Sheet>
  );
}
