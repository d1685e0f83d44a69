/** Three browsers with a common set of actions. Functions for the page receive and return JSON. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { vi } from 'vitest';
import { onPath } from '../../scripts/browser.mjs';
import { launchOptions } from '../browser.js';
import { freePort } from '../freePort.js';

type KeyName = 'Tab' | 'Enter' | 'Escape' | 'Space';

export interface Browser {
  name: string;
  open: (address: string) => Promise<void>;
  /** Runs a function in the page. */
  run: <Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Clicks the middle of an element. */
  click: (selector: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Selects a file. */
  upload: (selector: string, file: string) => Promise<void>;
  /** Sets the inner size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Saves a screenshot as PNG. */
  picture: (file: string) => Promise<void>;
  /** Script errors since the start. WebKit's driver reports none, so `touch` collects them. */
  errors: string[];
  close: () => Promise<void>;
}

/** Source of a call for all drivers. Compiler helpers are not available in the page. */
const call = (inPage: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${String(inPage)})(...${JSON.stringify(args)})`;

export async function openChromium(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ locale: 'en-HK' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    name: `Chromium ${browser.version()}`,
    errors,
    open: async (address) => void (await page.goto(address)),
    run: (inPage, ...args) => page.evaluate(call(inPage, args)),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    upload: (selector, file) => page.setInputFiles(selector, file),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}

/** Firefox by WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: onPath('firefox-esr') ?? '',
    headless: true,
    // Simulates a mouse, which Firefox without display lacks. No test covers pointer movement.
    extraPrefsFirefox: {
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'layout.frame_rate': 20,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // Ignores fonts that were loading when the page was left (NS_BINDING_ABORTED).
    if (!String(error).includes('status=2152398850')) errors.push(String(error));
  });
  return {
    name: await browser.version(),
    errors,
    open: async (address) => void (await page.goto(address)),
    run: (inPage, ...args) => page.evaluate(call(inPage, args)) as never,
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    upload: async (selector, file) => {
      const input = await page.$(selector);
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}

/** WebKit by W3C WebDriver, in a virtual display. */
export async function openWebKit(): Promise<Browser> {
  const port = await freePort();
  const config = mkdtempSync(join(tmpdir(), 'first-gong-webkit-'));
  // Otherwise the window is at least 447 px wide.
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0 }');
  const server: ChildProcess = spawn(
    'xvfb-run',
    ['-a', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      // Software composites layers more slowly than it draws one picture.
      env: { ...process.env, XDG_CONFIG_HOME: config, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
      detached: true,
    },
  );
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 60_000 });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const run: Browser['run'] = (inPage, ...args) => driver.executeScript(`return ${call(inPage, args)}`);
  const names = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: ' ' };
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    name: `WebKit ${(await driver.getCapabilities()).getBrowserVersion()}`,
    errors: [],
    open: (address) => driver.get(address),
    run,
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: (key) => type(names[key]),
    type,
    upload: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      const inner = await run(() => [innerWidth, innerHeight]);
      // The window frame takes some pixels.
      await window.setRect({ width: 2 * width - (inner[0] ?? 0), height: 2 * height - (inner[1] ?? 0) });
    },
    picture: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      if (server.pid) process.kill(-server.pid);
      rmSync(config, { recursive: true, force: true });
    },
  };
}
