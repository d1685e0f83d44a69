import { useEffect, useLayoutEffect } from 'react';
import { useHydrated } from '../session/useHydrated.js';

/** Something that a person pressed before React had taken over the page. `inline/page.ts` collects it. */
interface HeldPress {
  button: HTMLElement | null | undefined;
  /** The form that the press sends. */
  form?: HTMLFormElement;
}

declare global {
  interface Window {
    /** Until React has taken over the page. */
    early?:
      | {
          presses: HeldPress[];
          giveUp: () => void;
          /** The fields have been read: a press that changes one waits like any other. */
          entered?: boolean;
        }
      | undefined;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Value that a person entered in a field before React had taken over. */
interface HeldEntry {
  field: Field;
  value: string;
  /** Where the cursor is in a text, or null. */
  cursor: readonly [from: number, to: number] | null;
}

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

/** A number and a choice have none. */
function cursorIn(field: Field): HeldEntry['cursor'] {
  if (isSelect(field) || field !== focused || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? 0];
}

const heldEntries = (): HeldEntry[] =>
  drawn
    .filter((element): element is Field => element.matches('input, select, textarea'))
    .filter(isChanged)
    .flatMap((entered) => {
      const field = nowOf(entered);
      return field ? [{ field, value: entered.value, cursor: cursorIn(entered) }] : [];
    });

/** Tells React of an entry, as if it were entered now. React may have put its own state into the field meanwhile. */
function enter({ field, value, cursor }: HeldEntry): void {
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
  if (cursor && !isSelect(field)) field.setSelectionRange(...cursor);
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
  for (const press of early.presses) {
    const [button, form] = [press.button && nowOf(press.button), press.form && nowOf(press.form)];
    button?.removeAttribute('aria-busy');
    if (form) form.requestSubmit(button);
    else button?.click();
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
