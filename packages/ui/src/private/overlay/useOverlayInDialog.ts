import { useCallback, useState } from 'react';
import { host as hostClass } from './overlayHost.css.js';

/** A dialog of Radix. React Aria's own dialogs have the role without the state. */
const radixDialog = ':is([role="dialog"], [role="alertdialog"])[data-state]';

/** Toasts are not overlays: they stay, and Escape and presses do not belong to them. */
const overlay = ':scope > :not([data-stays])';
/** React Aria puts tooltips into their own container. A press never belongs to them. */
const pressedAway = ':scope > :not([data-stays], [data-overlay-container])';

/** Whether a dialog is open over the part of the page, or over the dialog, that has this element. */
export function isUnderDialog(element: Element | null): boolean {
  const highest = [...document.querySelectorAll(radixDialog)].at(-1);
  return highest !== undefined && !highest.contains(element);
}

/** The element of a dialog that holds its overlays. It comes with the first of them, and there is one for all. */
function hostIn(dialog: Element): HTMLElement {
  const existing = dialog.querySelector<HTMLElement>(':scope > [data-overlay-host]');
  if (existing) return existing;
  const host = dialog.ownerDocument.createElement('div');
  host.dataset.overlayHost = '';
  host.className = hostClass;
  host.popover = 'manual';
  dialog.append(host);
  // A browser without popovers shows the host too, but the dialog clips an overlay that overflows it.
  host.showPopover?.();

  const gone = new AbortController();
  /** Listens before Radix, for as long as the dialog is in the page. */
  const before = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, (event) => (host.isConnected ? listener(event) : gone.abort()), {
      capture: true,
      signal: gone.signal,
    });
  before(window, 'keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && host.querySelector(overlay)) event.preventDefault();
  });
  before(document.documentElement, 'pointerdown', (event) => {
    const outside = event.target instanceof Node && !dialog.contains(event.target);
    if (outside && host.querySelector(pressedAway)) event.stopPropagation();
  });
  let inOverlay: Element | undefined;
  dialog.addEventListener('focusin', ({ target }) => {
    if (target === dialog && inOverlay?.isConnected === false && dialog instanceof HTMLElement) dialog.blur();
    else inOverlay = target instanceof Element && host.contains(target) ? target : undefined;
  });
  new MutationObserver(() => {
    if (host.querySelector(overlay)) for (const rise of dialog.getAnimations()) rise.finish();
  }).observe(host, { childList: true });
  return host;
}

/**
 * The place where a React Aria overlay (menu, list of options, calendar, tooltip) opens when its trigger is inside our
 * Dialog or Sheet. This module is all that stands between the two libraries.
 *
 * Place: both are modal dialogs of Radix. Everything outside takes no pointer, is hidden from screen readers and loses
 * the focus to the focus trap (radix-ui/primitives#922), so an overlay at the end of the body could not be used. It goes
 * into the dialog's element instead (adobe/react-spectrum#4404). There the Sheet's mask and scroll box would clip it and a
 * transform would move it, so an element in the browser's top layer (`popover="manual"`) holds it.
 *
 * Escape: Radix listens on the document before all components inside (radix-ui/primitives#2761), but ignores a prevented
 * event. We prevent the event on the window while an overlay is open. React Aria closes the overlay all the same.
 *
 * A press on the scrim: React Aria's modal overlays hide the press from Radix; overlays that are not modal (the options
 * of a combo box, `Popover`) do not. We stop the press between the two, on the root element. The first press closes the
 * overlay, the next press the dialog.
 *
 * Focus: when an overlay closes and had the focus, Radix at once moves the focus to the dialog. React Aria returns the
 * focus to the trigger a frame later, but only if no other element has it; so the dialog releases the focus again.
 *
 * Rise: React Aria does not place an overlay again after a transform (adobe/react-spectrum#5195), and has no call for it
 * (#4040). So the dialog is at its place at once when an overlay opens; React Aria measures in the same frame.
 *
 * Put `anchorRef` on any element inside the same dialog as the trigger, and pass `container` to the overlay as
 * `UNSTABLE_portalContainer`. Outside of a dialog `container` is undefined and nothing changes.
 */
export function useOverlayInDialog() {
  const [container, setContainer] = useState<HTMLElement>();
  const anchorRef = useCallback((anchor: Element | null) => {
    const dialog = anchor?.closest(radixDialog);
    setContainer(dialog ? hostIn(dialog) : undefined);
  }, []);
  return { anchorRef, container };
}
