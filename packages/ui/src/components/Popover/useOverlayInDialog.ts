import { useCallback, useEffect, useState } from 'react';
import { host } from './overlayHost.css.js';

/** A dialog of Radix. React Aria's own dialogs have the role without the state. */
const radixDialog = ':is([role="dialog"], [role="alertdialog"])[data-state]';

/** Toasts are not overlays: they stay, and Escape and presses do not belong to them. */
const overlay = ':scope > :not([data-stays])';
/** React Aria puts tooltips into a container of their own. A press never belongs to them. */
const pressedAway = ':scope > :not([data-stays], [data-overlay-container])';

function hostIn(dialog: Element): HTMLElement {
  const existing = dialog.querySelector<HTMLElement>(':scope > [data-overlay-host]');
  if (existing) return existing;
  const created = dialog.ownerDocument.createElement('div');
  created.dataset.overlayHost = '';
  created.className = host;
  created.popover = 'manual';
  dialog.append(created);
  // A browser without popovers shows the host too, but the dialog clips an overlay that overflows it.
  created.showPopover?.();
  return created;
}

/**
 * The place where a React Aria overlay (menu, list of options, calendar, tooltip) opens when its trigger is inside our
 * Dialog or Sheet. Both are modal dialogs of Radix: everything outside takes no pointer, is hidden from screen readers
 * and loses the focus to the focus trap. React Aria puts an overlay at the end of the body, where nobody could use it.
 * The overlay goes into the dialog's element instead. There the Sheet's mask and scroll box would clip the overlay and a
 * transform would move it, so an element in the browser's top layer (`popover="manual"`) holds it. For the focus, for
 * assistive technology and for Radix, that element is a part of the dialog; for drawing and measuring, of the screen.
 *
 * Escape: Radix listens on the document before everybody else, but ignores a prevented event. We prevent the event on the
 * window while an overlay is open. React Aria does not check for that, and closes the overlay alone.
 *
 * A press on the scrim: React Aria's modal overlays hide the press from Radix; overlays that are not modal (the options
 * of a combo box, `Popover`) do not. We stop the press between the two, on the root element. The first press closes the
 * overlay, the next press the dialog.
 *
 * Focus: when an overlay closes and had the focus, Radix at once moves the focus to the dialog. React Aria returns the
 * focus to the trigger a frame later, but only if no other element has it; so the dialog releases the focus again.
 *
 * Put `anchorRef` on any element inside the same dialog as the trigger, and pass `container` to the overlay as
 * `UNSTABLE_portalContainer`. Outside of a dialog `container` is undefined and nothing changes.
 */
export function useOverlayInDialog() {
  const [container, setContainer] = useState<HTMLElement>();

  const anchorRef = useCallback((anchor: Element | null) => {
    const dialog = anchor?.closest(radixDialog);
    if (dialog) setContainer(hostIn(dialog));
  }, []);

  useEffect(() => {
    const dialog = container?.parentElement;
    if (!container || !dialog) return;
    const keepDialog = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && container.querySelector(overlay)) event.preventDefault();
    };
    const keepScrim = (event: PointerEvent) => {
      const outside = event.target instanceof Node && !dialog.contains(event.target);
      if (outside && container.querySelector(pressedAway)) event.stopPropagation();
    };
    let inOverlay: Element | undefined;
    const releaseFocus = ({ target }: FocusEvent) => {
      if (target === dialog && inOverlay?.isConnected === false) dialog.blur();
      else inOverlay = target instanceof Element && container.contains(target) ? target : undefined;
    };
    // An overlay that opens while the sheet is still rising is at the wrong height. React Aria places it again on resize.
    const placeAgain = () => window.dispatchEvent(new Event('resize'));
    window.addEventListener('keydown', keepDialog, true);
    dialog.addEventListener('animationend', placeAgain);
    document.documentElement.addEventListener('pointerdown', keepScrim, true);
    dialog.addEventListener('focusin', releaseFocus);
    return () => {
      window.removeEventListener('keydown', keepDialog, true);
      dialog.removeEventListener('animationend', placeAgain);
      document.documentElement.removeEventListener('pointerdown', keepScrim, true);
      dialog.removeEventListener('focusin', releaseFocus);
    };
  }, [container]);

  return { anchorRef, container };
}
