import { useCallback, useEffect, useState } from 'react';
import { host } from './overlayHost.css.js';

/** What Radix marks its content with; React Aria's own dialogs have the role without the state. */
const radixDialog = ':is([role="dialog"], [role="alertdialog"])[data-state]';

/** Toasts are no overlay: they stay, and neither Escape nor a press is theirs. */
const overlay = ':scope > :not([data-stays])';
/** React Aria's tooltips live in a container of their own. A press is never for them. */
const pressedAway = ':scope > :not([data-stays], [data-overlay-container])';

function hostIn(dialog: Element): HTMLElement {
  const existing = dialog.querySelector<HTMLElement>(':scope > [data-overlay-host]');
  if (existing) return existing;
  const created = dialog.ownerDocument.createElement('div');
  created.dataset.overlayHost = '';
  created.className = host;
  created.popover = 'manual';
  dialog.append(created);
  // A browser without popovers shows it all the same, and what overflows the dialog is then clipped.
  created.showPopover?.();
  return created;
}

/**
 * Where a React Aria overlay (menu, list of options, calendar, tooltip) opens when its trigger is inside our Dialog or
 * Sheet. Those are Radix's, and modal: all outside of them takes no pointer, is hidden from screen readers and loses the
 * focus to the trap, so an overlay at the foot of the body, where React Aria puts it, would be dead. It goes into the
 * dialog's element instead. There the Sheet's mask and scroll box would clip it and a transform would move it, so it is
 * held by an element that the browser lifts into its top layer (`popover="manual"`): part of the dialog for the focus,
 * for assistive technology and for Radix, of the screen for drawing and measuring.
 *
 * Escape: Radix listens on the document before anybody else, but leaves an event alone that is prevented already. So we
 * prevent it on the window while an overlay is open, and React Aria, which does not ask, closes the overlay alone.
 *
 * A press on the scrim: React Aria's modal overlays keep it from Radix themselves, those that are not (the options of a
 * combo box, `Popover`) do not. We stop it between the two, on the root element; it closes the overlay, and the next one
 * the dialog.
 *
 * Focus: when an overlay goes, and the focus with it, Radix at once takes the focus to the dialog itself. React Aria
 * returns it to the trigger a frame later, but only if nobody else has it; so the dialog lets go of it again.
 *
 * Put `anchorRef` on any element that lies in the same dialog as the trigger, and give `container` to the overlay as
 * `UNSTABLE_portalContainer`. Outside of a dialog it is undefined and nothing changes.
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
    const letGo = ({ target }: FocusEvent) => {
      if (target === dialog && inOverlay?.isConnected === false) dialog.blur();
      else inOverlay = target instanceof Element && container.contains(target) ? target : undefined;
    };
    // One opened while the sheet was still rising is at the wrong height; React Aria places it anew on resize.
    const placeAnew = () => window.dispatchEvent(new Event('resize'));
    window.addEventListener('keydown', keepDialog, true);
    dialog.addEventListener('animationend', placeAnew);
    document.documentElement.addEventListener('pointerdown', keepScrim, true);
    dialog.addEventListener('focusin', letGo);
    return () => {
      window.removeEventListener('keydown', keepDialog, true);
      dialog.removeEventListener('animationend', placeAnew);
      document.documentElement.removeEventListener('pointerdown', keepScrim, true);
      dialog.removeEventListener('focusin', letGo);
    };
  }, [container]);

  return { anchorRef, container };
}
