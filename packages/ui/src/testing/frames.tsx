import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/index.js';
import { Dialog } from '../components/Dialog/index.js';
import { Sheet } from '../components/Sheet/index.js';

interface FrameProps {
  children: ReactNode;
}

// A page, a dialog and a sheet, in which overlays must work. Dialog and sheet are named "Frame".

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
