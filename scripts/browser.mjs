// Finds or installs a browser and a Chinese font for the tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, step, stop } from './prepare.mjs';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
/** Debian's headless Chromium. The tests take an eighth less time with it. */
const shell = 'chromium-headless-shell';
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const installed = (whole) =>
  [...(whole ? [] : [shell]), ...names].map(onPath).find(Boolean) ?? places.find((file) => existsSync(file));

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const mayInstall = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'));

let listsAreFresh = false;
function aptInstall(name) {
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (!listsAreFresh) apt('update', '-qq');
  listsAreFresh = true;
  apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * Returns a browser's path: CHROMIUM_PATH, an installed one, Playwright's, or one that Playwright or the distribution
 * installs.
 * @param whole requires a browser with windows, for pictures and tests of going back. WHOLE_CHROMIUM_PATH then comes
 * before CHROMIUM_PATH
 */
export async function findBrowser({ whole = false } = {}) {
  const variable = whole && process.env.WHOLE_CHROMIUM_PATH ? 'WHOLE_CHROMIUM_PATH' : 'CHROMIUM_PATH';
  const given = process.env[variable];
  if (given)
    return existsSync(given)
      ? given
      : stop(`${variable} is ${given}, which does not exist. Set it to the path of a browser, or unset it.`);
  const found = installed(whole) ?? (await playwrightBrowser());
  if (found) return found;
  step('No browser found: Playwright downloads its own');
  spawnSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
  });
  const downloaded = await playwrightBrowser();
  if (downloaded) return downloaded;
  if (mayInstall()) {
    step('No download possible: installing the distribution’s chromium');
    if (!whole) aptInstall(shell);
    if (!installed(whole)) aptInstall('chromium');
  }
  return installed(whole) ?? stop('The tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to its path.');
}

/** Requires a Chinese font on Linux, for widths and pictures. macOS and Windows include one. */
export function findChineseFont() {
  if (process.platform !== 'linux') return;
  const has = () => {
    try {
      return execFileSync('fc-list', [':lang=zh-hk', 'family'], { encoding: 'utf8' }).trim() !== '';
    } catch {
      return false;
    }
  };
  if (has()) return;
  if (mayInstall()) {
    step('No Chinese font found: installing the distribution’s');
    if (!onPath('fc-list')) aptInstall('fontconfig');
    aptInstall('fonts-noto-cjk');
  }
  if (!has()) stop('The tests need a Chinese font. Install Noto Sans CJK (package fonts-noto-cjk).');
}

/** The programs of the other browsers, and their Debian packages. */
const others = { Firefox: ['firefox-esr'], WebKit: ['WebKitWebDriver', 'xvfb-run'] };
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** Whether a browser of `npm run test:browsers` is installed. The tests install Chromium. */
export const isInstalled = (name) => (others[name] ?? []).every(onPath);

export const missingBrowsers = () => Object.keys(others).filter((name) => !isInstalled(name));

export function installBrowsers() {
  if (!mayInstall())
    stop(`This command installs on Debian as root only. Install these packages yourself: ${packages.join(', ')}.`);
  for (const name of packages) aptInstall(name);
  const missing = missingBrowsers();
  if (missing.length > 0)
    stop(`${missing.join(' and ')} could not be installed. Install ${packages.join(', ')} yourself.`);
}
