/** The browser of all tests. `npm test` sets `CHROMIUM_PATH`. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Headless Chromium otherwise rounds glyph widths to whole pixels, unlike a reader's browser.
    '--font-render-hinting=none',
  ],
};

/**
 * For tests of the back/forward cache, which Playwright disables and headless Chromium lacks. `npm test` sets
 * `WHOLE_CHROMIUM_PATH`.
 */
export const backForwardOptions = {
  ...launchOptions,
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
