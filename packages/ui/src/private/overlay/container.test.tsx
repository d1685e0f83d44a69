import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../components/Button/index.js';
import { CaptchaField, type CaptchaKind } from '../../components/CaptchaField/index.js';
import { ComboBox } from '../../components/ComboBox/index.js';
import { DatePicker } from '../../components/DateField/index.js';
import { Dialog } from '../../components/Dialog/index.js';
import { ErrorSummary } from '../../components/ErrorSummary/index.js';
import { I18nProvider } from '../../components/I18nProvider/index.js';
import { Menu } from '../../components/Menu/index.js';
import { OneTimePasswordHelp } from '../../components/OneTimePasswordField/index.js';
import { Popover } from '../../components/Popover/index.js';
import { RadioGroup } from '../../components/RadioGroup/index.js';
import { SearchField } from '../../components/SearchField/index.js';
import { SeatPlan } from '../../components/SeatPlan/index.js';
import { planRow } from '../../components/SeatPlan/SeatPlan.fixtures.js';
import { Select } from '../../components/Select/index.js';
import { Sheet } from '../../components/Sheet/index.js';
import { Toast, type ToastMessage } from '../../components/Toast/index.js';
import { Tooltip } from '../../components/Tooltip/index.js';
import { en } from '../../words/en.js';

const words = [en];
const options = ['Central', 'Sha Tin'].map((label) => ({ value: label, label }));

function Fields() {
  const [area, setArea] = useState('');
  const [district, setDistrict] = useState('');
  const [day, setDay] = useState('2026-11-25');
  return (
    <>
      <Select label="Area" name="area" value={area} onChange={setArea} options={options} />
      <ComboBox label="District" name="district" value={district} onChange={setDistrict} options={options} />
      <DatePicker label="Day" name="day" value={day} onChange={setDay} today="2026-11-25" />
    </>
  );
}

const rows = [planRow({ row: 'D', zone: 'A', price: 380, blocks: [2], sold: () => false })];

function Codes() {
  const [way, setWay] = useState<CaptchaKind>('question');
  const [code, setCode] = useState('');
  const [resendIn, setResendIn] = useState<string>();
  const others = [{ way: way === 'email' ? 'question' : 'email', label: `Not by ${way}` }] as const;
  const challenge = {
    question: { way: 'question', question: '1 + 1?' },
    email: { way: 'email', sent: 'Sent.' },
  } as const;
  return (
    <>
      <CaptchaField
        label="Code"
        name="code"
        value={code}
        onChange={setCode}
        challenge={challenge[way === 'email' ? 'email' : 'question']}
        onRenew={() => {}}
        otherWays={others}
        onWayChange={setWay}
      />
      <OneTimePasswordHelp
        fieldId="code"
        resendIn={resendIn}
        onResend={() => setResendIn('Resend in 0:47')}
        remedies={['Look for it in your junk mail.']}
      />
    </>
  );
}

/** A step whose button opens a dialog that removes the button. */
function Step() {
  const [at, setAt] = useState<'start' | 'asked' | 'done'>('start');
  return (
    <section aria-label="Step" tabIndex={-1}>
      {at !== 'done' && <Button onClick={() => setAt('asked')}>Remove this step</Button>}
      <Dialog
        open={at === 'asked'}
        onOpenChange={() => setAt('done')}
        title="Remove?"
        actions={<Button onClick={() => setAt('done')}>Remove</Button>}
      />
    </section>
  );
}

function Search() {
  const [sought, setSought] = useState('jazz');
  const [failed, setFailed] = useState(false);
  return (
    <>
      <SearchField label="Search" action="/events" value={sought} />
      <Button onClick={() => setSought('')}>All events</Button>
      <Button onClick={() => setFailed(true)}>Send</Button>
      {failed && <ErrorSummary title="1 error" errors={[{ fieldId: 'area', message: 'Choose an area.' }]} />}
    </>
  );
}

function Seats() {
  const [seats, setSeats] = useState<readonly string[]>([]);
  return (
    <SeatPlan
      label="Stalls"
      id="seats"
      stage={{ type: 'stage', label: 'Stage' }}
      rows={rows}
      value={seats}
      onChange={setSeats}
    />
  );
}

function Messages({ opener }: { opener: string }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Button onClick={() => setMessages([{ id: 'like', text: 'Added to favourites' }])}>{opener}</Button>
      <Toast label="Messages" messages={messages} onDismiss={() => setMessages([])} />
    </>
  );
}

function App() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const [part, setPart] = useState('b');
  const parts = ['a', 'b', 'c'].map((value) => ({ value, label: `Part ${value}` }));
  return (
    <>
      <p>Outside</p>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open the sheet</Button>
      <Menu label="More" groups={[{ items: [{ id: 'a', label: 'Print', onClick: () => {} }] }]} />
      <Popover label="Prices" title="Prices">
        <Button>Inside</Button>
      </Popover>
      <Tooltip text="Nearest to the stage">
        <Button>Stalls</Button>
      </Tooltip>
      <Fields />
      <Search />
      <Codes />
      <Step />
      <Seats />
      <Messages opener="Like" />
      <Dialog
        open={open === 'dialog'}
        onOpenChange={() => setOpen(undefined)}
        title="Seats"
        actions={<Button>Keep</Button>}
      >
        <RadioGroup label="Part" name="part" value={part} onChange={setPart} options={parts} />
        <Menu label="More seats" groups={[{ items: [{ id: 'a', label: 'Balcony', onClick: () => {} }] }]} />
      </Dialog>
      <Sheet open={open === 'sheet'} onOpenChange={() => setOpen(undefined)} title="Filters">
        <Messages opener="First" />
        <Button>Last</Button>
      </Sheet>
    </>
  );
}

const provided = (overlayContainer: HTMLElement) => (
  <I18nProvider locale="en-HK" words={words} overlayContainer={overlayContainer}>
    <App />
  </I18nProvider>
);

interface Place {
  /** The shadow root, or the document of the frame. */
  root: Document | ShadowRoot;
  container: HTMLElement;
  app: ReactNode;
  remove: () => void;
}

const stylesOfPage = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');

/** An app that is rendered in a shadow root. The page around it has a control before and after. */
function inShadowRoot(host: HTMLElement): Place & { into: Element } {
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${stylesOfPage()}</style><div></div><div id="overlays"></div>`;
  const [into, container] = root.querySelectorAll('div') as unknown as [HTMLElement, HTMLElement];
  return { root, container, into, app: provided(container), remove: () => {} };
}

/** An app whose script is in the page and whose elements are in a frame. */
function inFrame(host: HTMLElement): Place & { into: Element } {
  const frame = host.appendChild(document.createElement('iframe'));
  frame.style.cssText = 'inline-size: 100%; block-size: 40rem';
  const root = frame.contentDocument as Document;
  root.documentElement.lang = 'en';
  root.head.innerHTML = `<style>${stylesOfPage()}</style>`;
  const container = root.body;
  return {
    root,
    container,
    into: host,
    app: createPortal(provided(container), container),
    remove: () => frame.remove(),
  };
}

describe.each([
  ['shadow root', inShadowRoot],
  ['frame', inFrame],
])('in a %s', (name, create) => {
  let place: Place;
  let root: Root;
  let around: HTMLElement;
  beforeEach(() => {
    around = document.body.appendChild(document.createElement('div'));
    around.innerHTML = '<button>Before</button><div></div><button>After</button>';
    const made = create(around.querySelector('div') as HTMLElement);
    place = made;
    root = createRoot(name === 'frame' ? document.createElement('div') : made.into);
    root.render(place.app);
  });
  afterEach(() => {
    root.unmount();
    around.remove();
  });

  const screen = () => (name === 'frame' ? page.frameLocator(page.elementLocator(frameOf(around))) : page);
  const frameOf = (element: HTMLElement) => element.querySelector('iframe') as HTMLIFrameElement;
  const button = (label: string) => screen().getByRole('button', { name: label, exact: true });
  /** The innermost focused element. */
  const focused = () => place.root.activeElement;
  const clickOutside = () => screen().getByText('Outside', { exact: true }).click({ force: true });
  const inside = (role: string, label?: string) => place.container.querySelector(`[role="${role}"]${label ?? ''}`);

  test.each([
    ['dialog', 'Keep'],
    ['sheet', 'Close'],
  ])('a %s is inside, with its styles', async (kind, first) => {
    await button(`Open the ${kind}`).click();
    await expect.poll(() => focused()?.textContent || focused()?.getAttribute('aria-label')).toContain(first);
    const dialog = inside('dialog');
    expect(dialog?.contains(focused())).toBe(true);
    const scrim = kind === 'dialog' ? dialog?.parentElement : dialog?.previousElementSibling;
    expect(scrim && getComputedStyle(scrim).position).toBe('fixed');
    expect(document.querySelector('body > [role="dialog"], body > * > [role="dialog"]')).toBeNull();
  });

  test.each([
    ['dialog', 5],
    ['sheet', 5],
  ])('Tab stays in a %s, in both directions', async (kind, steps) => {
    await button(`Open the ${kind}`).click();
    await expect.poll(() => inside('dialog')?.contains(focused())).toBe(true);
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      const visited = new Set<Element | null>();
      for (let step = 0; step < steps; step += 1) {
        await userEvent.keyboard(key);
        expect(inside('dialog')?.contains(focused())).toBe(true);
        visited.add(focused());
      }
      expect(visited.size).toBe(3);
    }
  });

  test.each(['dialog', 'sheet'])('Escape and a click outside close a %s, and the focus returns', async (kind) => {
    const opener = button(`Open the ${kind}`);
    for (const close of [() => userEvent.keyboard('{Escape}'), clickOutside]) {
      await opener.click();
      await expect.poll(() => inside('dialog')?.contains(focused())).toBe(true);
      await close();
      await expect.poll(() => inside('dialog')).toBeNull();
      await expect.poll(() => focused()?.textContent).toBe(`Open the ${kind}`);
    }
  });

  test.each(['dialog', 'sheet'])(
    'a %s returns the focus to a clicked button without it, as in Safari',
    async (kind) => {
      await expect.element(button(`Open the ${kind}`)).toBeVisible();
      const opener = [...place.root.querySelectorAll('button')].find(
        ({ textContent }) => textContent === `Open the ${kind}`,
      );
      opener?.click();
      await expect.poll(() => inside('dialog')?.contains(focused())).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => inside('dialog')).toBeNull();
      expect(focused()).toBe(opener);
    },
  );

  test.each([
    ['Menu', 'More', 'menu'],
    ['Popover', 'Prices', 'dialog'],
    ['Select', 'Choose Area', 'listbox'],
    ['ComboBox', 'Show all options District', 'listbox'],
    ['DatePicker', 'Calendar Day', 'dialog'],
  ])('a %s is inside, Escape and a click outside close it, and the focus returns', async (_name, label, role) => {
    const opener = screen().getByRole('button', { name: new RegExp(`^${label}`) });
    for (const close of [() => userEvent.keyboard('{Escape}'), clickOutside]) {
      await opener.click();
      await expect.poll(() => inside(role)).not.toBeNull();
      await expect.poll(() => inside(role)?.contains(focused()) || focused()?.getAttribute('role')).toBeTruthy();
      await close();
      await expect.poll(() => inside(role)).toBeNull();
    }
  });

  describe('a Toast', () => {
    const region = () =>
      [...place.root.querySelectorAll('[role="group"][aria-label="Messages"]')].find((each) => each.textContent);

    test('is inside, with its styles, in a live region that was there before, and leaves the focus', async () => {
      await expect.element(button('Like')).toBeVisible();
      const before = place.root.querySelector('[role="group"][aria-live="polite"]');
      await button('Like').click();
      await expect.poll(() => region()?.textContent).toContain('Added to favourites');
      expect(region()).toBe(before);
      expect(before && getComputedStyle(before).position).toBe('fixed');
      expect(focused()?.textContent).toBe('Like');
    });

    test('dismissed with the keyboard it returns the focus', async () => {
      await button('Like').click();
      await expect.poll(() => region()).toBeDefined();
      region()?.querySelector('button')?.focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => region()).toBeUndefined();
      expect(focused()?.textContent).toBe('Like');
    });

    test('of a sheet is in the sheet, and a click on it does not close the sheet', async () => {
      await button('Open the sheet').click();
      await button('First').click();
      await expect.poll(() => region()).toBeDefined();
      expect(inside('dialog')?.contains(region() ?? null)).toBe(true);
      await button('Dismiss').click();
      await expect.poll(() => region()).toBeUndefined();
      expect(inside('dialog')).not.toBeNull();
    });

    test('of the page stays in reach under a dialog, which a click on it does not close', async () => {
      await button('Like').click();
      await expect.poll(() => region()).toBeDefined();
      // By script, because the toast may cover the button.
      const buttons = [...place.root.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Open the dialog')?.click();
      await expect.poll(() => inside('dialog')?.contains(focused())).toBe(true);
      expect(region()?.closest('[aria-hidden="true"], [inert]')).toBeNull();
      await button('Dismiss').click();
      await expect.poll(() => region()).toBeUndefined();
      expect(inside('dialog')).not.toBeNull();
    });
  });

  describe('the focus of a control that disappears', () => {
    test('goes from a dialog’s opener to the part of the page around it', async () => {
      await button('Remove this step').click();
      await expect.poll(() => inside('dialog')?.contains(focused())).toBe(true);
      await button('Remove').click();
      await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Step');
    });

    test('goes from another way of a CaptchaField to its input', async () => {
      await button('Not by question').click();
      await expect.poll(() => focused()?.id).toBe('code');
    });

    test('goes from the resend of a one-time password to its field', async () => {
      await button('Send another one').click();
      await expect.poll(() => focused()?.id).toBe('code');
    });
  });

  test('an ErrorSummary leads to its field', async () => {
    await button('Send').click();
    await screen().getByRole('link', { name: 'Choose an area.', exact: true }).click();
    expect(focused()?.id).toBe('area');
  });

  test('a SearchField shows a new search', async () => {
    await expect.element(screen().getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('jazz');
    await button('All events').click();
    await expect.element(screen().getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('');
  });

  test('a click chooses a seat of a SeatPlan', async () => {
    const seats = () => [...place.root.querySelectorAll<HTMLElement>('[data-seat]')];
    await expect.poll(() => seats().length).toBe(2);
    seats()[1]?.click();
    await expect.poll(() => seats().map((seat) => seat.ariaPressed)).toEqual(['false', 'true']);
  });

  test('Escape hides the label of a seat', async () => {
    await page.viewport(1000, 700);
    const seat = () => place.root.querySelector<HTMLElement>('[data-seat]');
    const label = () => place.root.querySelector('p[aria-hidden="true"]');
    // The new width changes the plan, and the browser then moves its own pointer, so one event may be lost. The label
    // needs 250 ms.
    const hover = () => {
      if (label() === null) seat()?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      return label();
    };
    await expect.poll(hover, { interval: 500 }).not.toBeNull();
    seat()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await expect.poll(label).toBeNull();
  });

  test('a Tooltip is inside', async () => {
    // React Aria hears the pointer of the page around a frame alone.
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await button('Stalls').hover();
    await expect.poll(() => inside('tooltip')?.textContent).toBe('Nearest to the stage');
  });
});
