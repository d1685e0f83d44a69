import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { Button } from './components/Button/index.js';
import { EventCard } from './components/EventCard/index.js';
import { Link } from './components/Link/index.js';
import { Menu } from './components/Menu/index.js';
import { followLinks } from './followLinks.js';
import { freshRoot } from './testing/freshRoot.js';

const navigate = vi.fn();
/** Whether the browser would navigate, which the test prevents. */
const left = vi.fn();
const atTheEnd = (event: Event) => {
  left(event.defaultPrevented);
  event.preventDefault();
};
let stop = () => {};
beforeEach(() => {
  stop = followLinks(navigate, ({ pathname }) => pathname.startsWith('/app/'));
  window.addEventListener('click', atTheEnd);
  window.addEventListener('submit', atTheEnd);
});
afterEach(() => {
  stop();
  window.removeEventListener('click', atTheEnd);
  window.removeEventListener('submit', atTheEnd);
  vi.clearAllMocks();
});
const root = freshRoot();

/** Adds HTML to the page and returns its first element. */
function put(markup: string): HTMLElement {
  root.host.insertAdjacentHTML('beforeend', markup);
  return root.host.lastElementChild as HTMLElement;
}
const click = (element: Element | null, init: MouseEventInit = {}) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
/** Submits a form, by a button or without. */
const send = (form: HTMLElement, submitter: HTMLElement | null = null) =>
  (form as HTMLFormElement).requestSubmit(submitter);
const fields = '<input name="q" value="鯨魚 & co"><input name="day" value="">';

const address = '/app/events?page=2#list';
const item = { id: 'events', label: 'Events', href: address };
const card = {
  title: 'The whale in the cage home',
  poster: { seed: 'a-whale', interest: 'theatre', lines: ['The whale'], lang: 'en' },
  next: { day: '20', month: 'Nov', weekday: 'Fri', weekend: false },
  days: ['Fri 20 Nov'],
  byline: 'Peninsula Players',
  venue: 'Tai Hang Theatre',
  price: { currency: 'HK$', amount: '180' },
  likes: '12',
} as const;

describe('a step of the app', () => {
  test.each([
    ['Link', () => <Link href={address}>Events</Link>],
    ['Button with href', () => <Button href={address}>Events</Button>],
    ['card', () => <EventCard {...card} href={address} />],
  ])('is the press of a %s', async (_name, Element) => {
    root.render(<Element />);
    const link = await vi.waitUntil(() => root.host.querySelector('a'));
    click(link.firstElementChild ?? link);
    expect(navigate.mock.calls).toEqual([[address, link]]);
    expect(left).toHaveBeenCalledWith(true);
  });

  test.each([
    ['click on', (item: HTMLElement) => userEvent.click(item)],
    ['Enter on', () => userEvent.keyboard('{End}{Enter}')],
    ['click by a screen reader on', async (item: HTMLElement) => item.click()],
  ])('is a %s an item of a menu', async (_name, choose) => {
    const heard = vi.fn();
    root.render(
      // biome-ignore lint/a11y: a click in a menu is none on what has the menu
      <div onClick={heard}>
        <Menu label="More" groups={[{ items: [{ id: 'other', label: 'Other', onClick: () => {} }, item] }]} />
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More', exact: true }));
    const link = screen.getByRole('menuitem', { name: 'Events', exact: true });
    await expect.element(link).toBeVisible();
    const element = link.element() as HTMLElement;
    heard.mockClear();
    await choose(element);
    expect(navigate.mock.calls).toEqual([[address, element]]);
    expect(left).toHaveBeenLastCalledWith(true);
    expect(heard).not.toHaveBeenCalled();
    await expect.element(link).not.toBeInTheDocument();
  });

  test('is a link in a shadow root', () => {
    const shadow = put('<div>').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<a href="/app/x"><b>x</b></a>';
    const link = shadow.querySelector('a');
    link?.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
    );
    expect(navigate.mock.calls).toEqual([['/app/x', link]]);
  });

  test('is a link with target="_self"', () => {
    click(put('<a href="/app/x" target="_self">'));
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('is a link with a hash to the same path with another query', () => {
    stop();
    stop = followLinks(navigate, () => true);
    click(put(`<a href="${location.pathname}?other=1#a">`));
    expect(navigate.mock.calls[0]?.[0]).toBe(`${location.pathname}?other=1#a`);
  });

  test('is a GET form, with the fields that have a value and the button that sends it', () => {
    const form = put(`<form action="/app/find?old=1#list">${fields}<button name="by" value="date">Go</button></form>`);
    send(form, form.querySelector('button'));
    expect(navigate.mock.calls).toEqual([['/app/find?q=%E9%AF%A8%E9%AD%9A+%26+co&by=date#list', form]]);
    expect(left).toHaveBeenCalledWith(true);
  });

  test('keeps fields of the same name', () => {
    send(put('<form action="/app/find"><input name="a" value="1"><input name="a" value="2"></form>'));
    expect(navigate.mock.calls[0]?.[0]).toBe('/app/find?a=1&a=2');
  });

  test('leads where the button says, before what the form says', () => {
    const form = put(
      '<form action="/app/a" method="post" target="_blank"><input name="action" value="b"><button formaction="/app/b" formmethod="get" formtarget="_self">Go</button></form>',
    );
    send(form, form.querySelector('button'));
    expect(navigate.mock.calls[0]?.[0]).toBe('/app/b?action=b');
  });

  test('is over after the returned function was called', () => {
    stop();
    click(put('<a href="/app/x">'));
    send(put('<form action="/app/find"></form>'));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the browser keeps', () => {
  afterEach(() => {
    expect(navigate).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledExactlyOnceWith(false);
  });

  test.each([
    ['meta', { metaKey: true }],
    ['control', { ctrlKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a press with %s', (_name, init) => {
    click(put('<a href="/app/x">'), init);
  });

  const page = `${location.pathname}${location.search}`;
  test.each([
    ['with a target', '<a href="/app/x" target="_blank">'],
    ['to a file to save', '<a href="/app/x" download>'],
    ['with rel="external"', '<a href="/app/x" rel="nofollow external">'],
    ['to an address that is not ours', '<a href="/files/plan.pdf">'],
    ['to another origin', '<a href="https://example.com/app/x">'],
    ['to a mail address', '<a href="mailto:a@example.com">'],
    ['without href', '<a name="x">'],
    ['in a drawing', '<svg><a href="/app/x"><text>x</text></a></svg>'],
  ])('a link %s', (_name, markup) => {
    const element = put(markup);
    click(element.querySelector('text') ?? element);
  });

  test.each([
    ['a part of the page', `${page}#part`],
    ['the top of the page', '#'],
  ])('a link to %s, even where all addresses are ours', (_name, href) => {
    stop();
    stop = followLinks(navigate, () => true);
    click(put(`<a href="${href}">`));
  });

  test('a link to data of the page, even where all addresses are ours', () => {
    stop();
    stop = followLinks(navigate, () => true);
    click(put(`<a href="blob:${location.origin}/app/x">`));
  });

  test('a press outside of links', () => {
    click(put('<p>'));
  });

  test.each([
    ['with another method', '<form action="/app/find" method="POST">'],
    ['that closes its dialog', '<form action="/app/find" method="dialog">'],
    ['with a target', '<form action="/app/find" target="_blank">'],
    ['with rel="external"', '<form action="/app/find" rel="external">'],
    ['to an address that is not ours', '<form action="/files/find">'],
    ['to another origin', '<form action="https://example.com/app/find">'],
    ['to the address of the page, which is not ours', '<form>'],
  ])('a form %s', (_name, markup) => {
    send(put(markup));
  });

  test.each(['formmethod="post"', 'formtarget="_blank"', 'formaction="/files/find"'])(
    'a form whose button has %s',
    (attribute) => {
      const form = put(`<form action="/app/find"><button ${attribute}>Go</button></form>`);
      send(form, form.querySelector('button'));
    },
  );
});

test('a handler that calls preventDefault() decides itself', async () => {
  root.render(
    <Button href="/app/x" onClick={(event) => event.preventDefault()}>
      Events
    </Button>,
  );
  click(await vi.waitUntil(() => root.host.querySelector('a')));
  const form = put('<form action="/app/find"></form>');
  form.addEventListener('submit', (event) => event.preventDefault());
  send(form);
  expect(navigate).not.toHaveBeenCalled();
});
