/** The browser of all tests. `npm test` names one that it has found or installed in `CHROMIUM_PATH`. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Without it, Chromium without windows rounds the width of each letter to whole pixels, unlike a browser of a reader.
    '--font-render-hinting=none',
  ],
};

/**
 * For tests about a page that the browser keeps and brings back at "back". Playwright switches that off, and Chromium without
 * windows cannot do it, so `npm test` names a whole browser in `WHOLE_CHROMIUM_PATH`.
 */
export const backForwardOptions = {
  ...launchOptions,
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
