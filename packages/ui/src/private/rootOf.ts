/** The page, frame or shadow root with an element. */
export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;
