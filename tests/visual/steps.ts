/** The size of the pictures in pixels of CSS: the upper part of a phone's screen. */
export const pictureSize = { width: 390, height: 560 };

/** The pictures by the name that the content has for them: a story, and the element at the top of the picture. */
export const stepPictures: Readonly<Record<string, { story: string; top: string }>> = {
  performance: { story: 'screens-event--performance-chosen', top: 'main h2' },
  seats: { story: 'screens-event-seats--seats-in-list', top: 'main form:has(#quantity)' },
  cart: { story: 'screens-cart--default', top: 'main h1' },
  preview: { story: 'screens-transactionpreview--default', top: 'main h1' },
  receipt: { story: 'screens-receipt--one-ticket', top: 'main h1' },
  film: { story: 'screens-cinema--show', top: 'main form' },
};
