import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { Dialog, type DialogProps } from './Dialog.js';

const root = freshRoot();

function Example({ role }: Pick<DialogProps, 'role'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel order</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        role={role}
        title="Cancel this order?"
        description="Three seats will be released."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep the order</Button>
            <Button>Yes, cancel it</Button>
          </>
        }
      />
    </>
  );
}

const opener = page.getByRole('button', { name: 'Cancel order', exact: true });
const keep = page.getByRole('button', { name: 'Keep the order', exact: true });

const open = async (role: DialogProps['role'] = 'dialog') => {
  root.render(<Example role={role} />);
  await opener.click();
  const dialog = page.getByRole(role);
  await expect.element(dialog).toBeVisible();
  return dialog;
};

describe('Dialog', () => {
  test('2.4.7 at 400 % each control that Tab reaches is in view, also after the last one', async () => {
    await page.viewport(320, 256);
    root.render(
      <Dialog
        open
        onOpenChange={() => {}}
        title="Cancel this order?"
        description={<p style={{ blockSize: 400 }}>Three seats will be released.</p>}
        closable
        closeLabel="Close"
        actions={<Button>Keep the order</Button>}
      />,
    );
    await expect.element(keep).toHaveFocus();
    for (const name of ['Close', 'Keep the order', 'Close']) {
      await userEvent.tab();
      const control = page.getByRole('button', { name, exact: true });
      await expect.element(control).toHaveFocus();
      await expect.element(control).toBeInViewport();
    }
  });

  test('is named by its title and described by its description', async () => {
    const dialog = await open();
    await expect.element(dialog).toHaveAccessibleName('Cancel this order?');
    await expect.element(dialog).toHaveAccessibleDescription('Three seats will be released.');
  });

  test('puts the focus on the first action, the safe one', async () => {
    await open('alertdialog');
    await expect.element(keep).toHaveFocus();
  });

  test('keeps the focus inside', async () => {
    await open();
    await expect.element(keep).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(keep).toHaveFocus();
  });

  test.each(['{Escape}', '{Enter}'])(
    'closed with %s it returns the focus to the button that opened it',
    async (key) => {
      const dialog = await open();
      await expect.element(keep).toHaveFocus();
      await userEvent.keyboard(key);
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    },
  );

  test('returns the focus to the pressed button also if a press gives it no focus, as in Safari', async () => {
    const root = document.documentElement;
    root.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
    const dialog = await open();
    await expect.element(keep).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('closed after its button has gone, it gives the focus to the part of the page around that button', async () => {
    function Cancelled() {
      const [step, setStep] = useState<'order' | 'asked' | 'cancelled'>('order');
      return (
        <section tabIndex={-1} aria-label="Order">
          {step !== 'cancelled' && <Button onClick={() => setStep('asked')}>Cancel order</Button>}
          <Dialog
            open={step === 'asked'}
            onOpenChange={() => {}}
            title="Cancel this order?"
            description="Three seats will be released."
            actions={<Button onClick={() => setStep('cancelled')}>Yes, cancel it</Button>}
          />
        </section>
      );
    }
    root.render(<Cancelled />);
    await opener.click();
    await page.getByRole('button', { name: 'Yes, cancel it', exact: true }).click();
    await expect.element(page.getByRole('region', { name: 'Order', exact: true })).toHaveFocus();
  });

  test('the page behind does not scroll, without a style element', async () => {
    root.host.style.blockSize = '3000px';
    const styles = document.querySelectorAll('style').length;
    await open();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(document.querySelectorAll('style')).toHaveLength(styles);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  test('code, aside and children change neither name nor description', async () => {
    root.render(
      <Dialog
        open
        onOpenChange={() => {}}
        role="alertdialog"
        code="403"
        aside={<span>3</span>}
        title="Refused"
        description="At most 4 tickets each."
        actions={<Button>Back</Button>}
      >
        <p>Reference 7F2A-0091</p>
      </Dialog>,
    );
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toHaveAccessibleName('Refused');
    await expect.element(dialog).toHaveAccessibleDescription('At most 4 tickets each.');
    await expect.element(dialog.getByText('403')).toBeVisible();
    await expect.element(dialog.getByText('Reference 7F2A-0091')).toBeVisible();
  });

  test('plain, it has no perforation, and the corners of the theme', async () => {
    document.documentElement.style.setProperty('--fg-radius-surface', '12px');
    const shown = (variant: DialogProps['variant']) =>
      root.render(
        <Dialog open onOpenChange={() => {}} variant={variant} title="Rename" actions={<Button>Save</Button>}>
          <p>Two words</p>
        </Dialog>,
      );
    const dialog = page.getByRole('dialog', { name: 'Rename', exact: true });
    const look = () => {
      const paper = dialog.element().firstElementChild ?? dialog.element();
      const [, perforation = paper] = paper.children;
      return [getComputedStyle(perforation).display, getComputedStyle(paper).borderTopLeftRadius];
    };
    shown('ticket');
    await expect.element(dialog).toBeVisible();
    expect(look()).toEqual(['block', '0px']);
    shown('plain');
    await expect.poll(look).toEqual(['none', '12px']);
    document.documentElement.style.removeProperty('--fg-radius-surface');
  });

  test('a press on the scrim closes a dialog but not an alertdialog', async () => {
    const corner = { position: { x: 2, y: 2 } };
    const dialog = await open();
    await userEvent.click(document.documentElement, corner);
    await expect.element(dialog).not.toBeInTheDocument();
    root.render(null);

    const question = await open('alertdialog');
    await userEvent.click(document.documentElement, corner);
    await expect.element(question).toBeVisible();
  });
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Escape that ends a composition (%o) leaves the dialog open',
  async (composition) => {
    const dialog = await open();
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...composition });
    dialog.element().dispatchEvent(press);
    await expect.element(dialog).toBeVisible();
    await expect.element(keep).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
