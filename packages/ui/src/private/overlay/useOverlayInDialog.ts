import { useCallback, useContext, useState } from 'react';
import { keepStyleOut } from '../keepStyleOut.js';
import { OverlayContainerContext } from './container.js';
import { host as hostClass } from './overlayHost.css.js';

/** A dialog of Radix. React Aria's dialogs have the role without the state. */
const radixDialog = ':is([role="dialog"], [role="alertdialog"])[data-state]';

/** Toasts are not overlays: Escape and clicks do not close them. */
const overlay = ':scope > :not([data-stays])';
/** React Aria's container of tooltips, which clicks never close. */
const pressedAway = ':scope > :not([data-stays], [data-overlay-container])';

/** Whether an open dialog covers an element. */
export function isUnderDialog(element: Element | null): boolean {
  const root = element?.getRootNode() as ParentNode | undefined;
  const highest = [...(root?.querySelectorAll(radixDialog) ?? [])].at(-1);
  return highest !== undefined && !highest.contains(element);
}

/** The element that holds all overlays of a dialog, created with the first. */
function hostIn(dialog: Element): HTMLElement {
  const existing = dialog.querySelector<HTMLElement>(':scope > [data-overlay-host]');
  if (existing) return existing;
  const host = dialog.ownerDocument.createElement('div');
  host.dataset.overlayHost = '';
  host.className = hostClass;
  host.popover = 'manual';
  dialog.append(host);
  // Without popover support the host is visible, but the dialog clips overflowing overlays.
  host.showPopover?.();

  const { defaultView, documentElement } = dialog.ownerDocument;
  const gone = new AbortController();
  /** Adds a listener before Radix, until the dialog is removed. */
  const before = (target: EventTarget | null, type: string, listener: (event: Event) => void) =>
    target?.addEventListener(type, (event) => (host.isConnected ? listener(event) : gone.abort()), {
      capture: true,
      signal: gone.signal,
    });
  before(defaultView, 'keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && host.querySelector(overlay)) event.preventDefault();
  });
  before(documentElement, 'pointerdown', (event) => {
    const outside = !event.composedPath().includes(dialog);
    if (outside && host.querySelector(pressedAway)) event.stopPropagation();
  });
  let inOverlay: Element | undefined;
  dialog.addEventListener('focusin', ({ target }) => {
    if (target === dialog && inOverlay?.isConnected === false) (dialog as HTMLElement).blur();
    else inOverlay = host.contains(target as Element) ? (target as Element) : undefined;
  });
  new MutationObserver(() => {
    if (host.querySelector(overlay)) for (const rise of dialog.getAnimations()) rise.finish();
  }).observe(host, { childList: true });
  return host;
}

/**
 * The container of React Aria overlays (menu, options, calendar, tooltip) within our Radix dialogs. Only this module
 * knows both libraries.
 *
 * Position: outside of a modal Radix dialog an overlay is inert (radix-ui/primitives#922), so its container is inside
 * (adobe/react-spectrum#4404). An element in the top layer (`popover="manual"`) avoids clipping by mask and scroll box.
 *
 * Escape: Radix listens on the document first (radix-ui/primitives#2761), but ignores a prevented event. We prevent the
 * event on the window while an overlay is open, which React Aria closes anyway.
 *
 * Click on the scrim: React Aria hides it from Radix only for modal overlays, so we stop it on the root element for
 * others. The first click closes the overlay, the next one the dialog.
 *
 * Focus: Radix moves the focus of a closed overlay to the dialog. React Aria restores the trigger's focus a frame later
 * if nothing else has it, so the dialog releases the focus.
 *
 * Animation: React Aria cannot reposition an overlay after a transform (adobe/react-spectrum#5195, #4040). The dialog
 * therefore finishes its animation when an overlay opens.
 *
 * Put `anchorRef` on an element in the trigger's dialog, and pass `container` as `UNSTABLE_portalContainer`. Outside of
 * a dialog `container` is that of the provider, or undefined.
 */
export function useOverlayInDialog() {
  const [host, setHost] = useState<HTMLElement>();
  const anchorRef = useCallback((anchor: Element | null) => {
    keepStyleOut(anchor);
    const dialog = anchor?.closest(radixDialog);
    setHost(dialog ? hostIn(dialog) : undefined);
  }, []);
  const provided = useContext(OverlayContainerContext);
  return { anchorRef, container: host ?? provided };
}
