import { useEffect, useLayoutEffect } from 'react';
import { useHydrated } from '../session/useHydrated.js';

declare global {
  interface Window {
    /** Until React has hydrated the page. */
    beforeHydration?:
      | {
          /** Clicked buttons in order. `inline/page.ts` collects them. */
          presses: HTMLButtonElement[];
          giveUp: () => void;
          /** The fields have been read, so a click that changes one waits like the others. */
          entered?: boolean;
        }
      | undefined;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

const isSelect = (field: Field): field is HTMLSelectElement => 'options' in field;

/** Whether a field differs from the server's rendering, which React assumes. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
  if (isSelect(field)) {
    const options = [...field.options];
    return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  return field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** The forms, buttons and fields of the server's HTML in order, and the last focused element. */
let drawn: Element[] = [];
let focused: Element | null = null;

const drawnNow = () => [...document.querySelectorAll('#root :is(form, button, input, select, textarea)')];

/**
 * Records the interactive elements before hydration. If a browser extension changed the HTML, React renders the page
 * again, and `nowOf` finds the new elements.
 */
export function noteDrawn(): void {
  drawn = drawnNow();
  focused = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target as Element), { capture: true });
}

/**
 * The same element in the current document. If React rendered the page again, the new element has the same index among
 * equal names, but another id.
 */
function nowOf<Drawn extends Element>(element: Drawn): Drawn | undefined {
  if (element.isConnected) return element;
  const sign = (each: Element) =>
    each.tagName + each.getAttribute('name') + (each.tagName === 'BUTTON' && each.textContent);
  const same = (elements: Element[]) => elements.filter((each) => sign(each) === sign(element));
  return same(drawnNow())[same(drawn).indexOf(element)] as Drawn | undefined;
}

/** The fields that a person changed, with value, and the selection if a text field has the focus. */
const heldEntries = () =>
  drawn
    .filter((element): element is Field => element.matches('input, select, textarea'))
    .filter(isChanged)
    .flatMap((entered) => {
      const field = nowOf(entered);
      const { selectionStart: from = null, selectionEnd: to = null } = isSelect(entered) ? {} : entered;
      return field ? [{ field, value: entered.value, from: entered === focused ? from : null, to }] : [];
    });
type HeldEntry = ReturnType<typeof heldEntries>[number];

/** Dispatches the input event that React missed. React may have put its own state into the field meanwhile. */
function enter({ field, value, from, to }: HeldEntry): void {
  if (isBox(field)) {
    // The click toggles the box, and React expects this state before it.
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React ignores an event if it knows the text. Its own setter, on a copy, resets that without touching a field in
  // use.
  const set = (owner: Field, target: Node, text: string) =>
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(target, text);
  if (!isSelect(field)) set(field, field.cloneNode(), field.defaultValue);
  if (field.value !== value) set(Object.getPrototypeOf(field), field, value);
  field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
  if (from !== null && !isSelect(field)) field.setSelectionRange(from, to);
}

/** Waits until React has rendered the previous step. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

async function replayEntries(): Promise<void> {
  const { beforeHydration } = window;
  if (beforeHydration === undefined) return;
  const entries = heldEntries();
  beforeHydration.entered = true;
  // React ignores events during its own work.
  await null;
  if (focused && !focused.isConnected) (nowOf(focused) as HTMLElement | undefined)?.focus();
  entries.forEach(enter);
}

async function replayPresses(): Promise<void> {
  const { beforeHydration } = window;
  if (beforeHydration === undefined) return;
  await rendered();
  window.beforeHydration = undefined;
  for (const pressed of beforeHydration.presses) {
    const button = nowOf(pressed);
    button?.removeAttribute('aria-busy');
    button?.click();
    await rendered();
  }
}

/**
 * Replays typed text, choices and clicks after hydration, on the document and independent of forms.
 * Clicks wait until the session is known, because a button may then act differently.
 */
export function ReplayInput() {
  const hydrated = useHydrated();
  useLayoutEffect(() => void replayEntries(), []);
  useEffect(() => {
    if (hydrated) void replayPresses();
  }, [hydrated]);
  return null;
}
