import { useEffect, useLayoutEffect } from 'react';
import { useHydrated } from '../session/useHydrated.js';

declare global {
  interface Window {
    /** Until React has taken over the page. */
    early?:
      | {
          /** Buttons that a person pressed, in their order. `inline/page.ts` collects them. */
          presses: HTMLButtonElement[];
          giveUp: () => void;
          /** The fields have been read: a press that changes one waits like any other. */
          entered?: boolean;
        }
      | undefined;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

const isSelect = (field: Field): field is HTMLSelectElement => 'options' in field;

/** Whether a field is not in the state that the server rendered, and that React believes it to be in. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
  if (isSelect(field)) {
    const options = [...field.options];
    return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  return field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** The forms, buttons and fields of the server's HTML in their order, and what had the focus last. */
let drawn: Element[] = [];
let focused: Element | null = null;

const drawnNow = () => [...document.querySelectorAll('#root :is(form, button, input, select, textarea)')];

/**
 * Notes what a person can use, before React takes over. A browser extension may have added an element
 * or turned a number into a link. React then renders the whole page again, and `nowOf` finds the new fields.
 */
export function noteDrawn(): void {
  drawn = drawnNow();
  focused = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target as Element), { capture: true });
}

/**
 * The form, button or field that is in the document now: the same one, unless React has rendered the whole page again.
 * The new one has the same index among those of its name. Its id differs.
 */
function nowOf<Drawn extends Element>(element: Drawn): Drawn | undefined {
  if (element.isConnected) return element;
  const sign = (each: Element) =>
    each.tagName + each.getAttribute('name') + (each.tagName === 'BUTTON' && each.textContent);
  const same = (elements: Element[]) => elements.filter((each) => sign(each) === sign(element));
  return same(drawnNow())[same(drawn).indexOf(element)] as Drawn | undefined;
}

/** The fields that a person changed, each with its value and, if it is a text that has the focus, what is selected. */
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

/** Tells React of an entry, as if it were entered now. React may have put its own state into the field meanwhile. */
function enter({ field, value, from, to }: HeldEntry): void {
  if (isBox(field)) {
    // The click turns it round, and React asks for the state from which it does so.
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React ignores an event of a text that it has seen. Its own setter, on a copy, makes it forget the text. The field
  // stays as it is, because the person may be typing in it.
  const set = (owner: Field, target: Node, text: string) =>
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(target, text);
  if (!isSelect(field)) set(field, field.cloneNode(), field.defaultValue);
  if (field.value !== value) set(Object.getPrototypeOf(field), field, value);
  field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
  if (from !== null && !isSelect(field)) field.setSelectionRange(from, to);
}

/** Lets React render what the step before has changed. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Tells React what was entered until now. */
async function replayEntries(): Promise<void> {
  const { early } = window;
  if (early === undefined) return;
  const entries = heldEntries();
  early.entered = true;
  // React is in the middle of its work and ignores what an event changes now.
  await null;
  if (focused && !focused.isConnected) (nowOf(focused) as HTMLElement | undefined)?.focus();
  entries.forEach(enter);
}

/** Presses again what was pressed until now. */
async function replayPresses(): Promise<void> {
  const { early } = window;
  if (early === undefined) return;
  await rendered();
  window.early = undefined;
  for (const pressed of early.presses) {
    const button = nowOf(pressed);
    button?.removeAttribute('aria-busy');
    button?.click();
    await rendered();
  }
}

/**
 * When React has taken over the page that it is in, passes on what was typed, chosen and pressed until then. It works on
 * the document, so that no form and no field has to know of it. A press waits until the page knows whether it is a
 * member's: a button may do something else then.
 */
export function ReplayInput() {
  const hydrated = useHydrated();
  useLayoutEffect(() => void replayEntries(), []);
  useEffect(() => {
    if (hydrated) void replayPresses();
  }, [hydrated]);
  return null;
}
