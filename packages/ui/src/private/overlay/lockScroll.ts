import type { PointerEvent } from 'react';

/**
 * Ref of a scrim: the page behind it does not scroll. The overlay of Radix would add a style element, which a
 * Content-Security-Policy refuses.
 */
export function lockScroll(scrim: Element | null): (() => void) | undefined {
  const page = scrim?.ownerDocument;
  const view = page?.defaultView;
  // jsdom has no constructed style sheets.
  if (!view || !('adoptedStyleSheets' in page)) return undefined;
  const sheet = new view.CSSStyleSheet();
  const scrollbar = view.innerWidth - page.documentElement.clientWidth;
  sheet.replaceSync(`html { overflow: hidden !important; padding-right: ${scrollbar}px }`);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Whether a press on a scrim in a frame closes its dialog. For Radix, elements of a frame are none. */
export const isPressInFrame = ({ target, currentTarget }: PointerEvent): boolean =>
  target === currentTarget && currentTarget.ownerDocument !== document;
