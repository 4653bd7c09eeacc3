import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../../../scripts/support/findFreePort.ts';
import type { Engine, EngineTab } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const TIMEOUT_MS = 20_000;
const KEYS = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER };

/** Why tests in WebKit are skipped. */
export const NO_WEBKIT = 'No WebKit is installed (Debian: apt-get install webkit2gtk-driver xvfb).';

const findBrowser = () => globSync(BROWSERS).sort().at(-1);

/** Whether WebKitGTK, its WebDriver and a display server are installed. */
export const hasWebKit = () =>
  existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && findBrowser() !== undefined;

/** Starts a display server on a free display, because WebKitGTK has no headless mode. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

function tabOf(driver: WebDriver): EngineTab {
  return {
    open: (url) => driver.get(url),
    evaluate: (script, text = '') => driver.executeScript(script, text),
    click: async (xpath) => {
      const element = await driver.wait(
        until.elementLocated(By.xpath(xpath)),
        TIMEOUT_MS,
        `not found: ${xpath}`,
      );
      await driver.wait(until.elementIsVisible(element), TIMEOUT_MS, `not visible: ${xpath}`);
      await driver.wait(until.elementIsEnabled(element), TIMEOUT_MS, `disabled: ${xpath}`);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    findWindow: async (path) => {
      const isOpen = async () => {
        for (const handle of await driver.getAllWindowHandles()) {
          await driver.switchTo().window(handle);
          const url = await driver.getCurrentUrl();
          if (url.includes(path)) return true;
        }
        return false;
      };
      await driver.wait(isOpen, TIMEOUT_MS, `no window: ${path}`);
      return tabOf(driver);
    },
    takeProblems: () => undefined,
    close: () => driver.quit(),
  };
}

/** Starts WebKitGTK, the engine of Safari, through its WebDriver. Windows are at least 447 px wide. */
export async function launchWebKit(): Promise<Engine> {
  const binary = findBrowser();
  if (binary === undefined || !hasWebKit()) throw new Error(NO_WEBKIT);
  const { display, server } = await startDisplay();
  const port = await findFreePort();
  const driverProcess = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  return {
    openTab: async ({ width, height }) => {
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build();
      await driver.manage().window().setRect({ width, height });
      return tabOf(driver);
    },
    close: async () => {
      const ended = [driverProcess, server].map((child) => once(child, 'exit'));
      driverProcess.kill();
      server.kill();
      await Promise.all(ended);
    },
  };
}
