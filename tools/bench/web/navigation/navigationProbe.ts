import type { Locator, Page } from '@playwright/test';

/** When the parts of a screen were painted, in ms from the press; `undefined` for never. */
export interface ShownTimes {
  /** Heading with the name of the subject; going back, what the shopper had pressed. */
  heading: number | undefined;
  /** First image, in any loaded size. */
  image: number | undefined;
  /** Longest task; 0 when none takes 50 ms. */
  longestTask: number;
  /** Sum of the layout shifts after the heading. */
  shifts: number;
}

interface ExpectedScreen {
  /** CSS selector of an element of the screen, and its text. */
  sign: string;
  text: string;
  /** Measures from the next click, or goes back and measures from the call. */
  from: 'click' | 'back';
  /** Scroll position in px that is restored. */
  top?: number;
}

declare global {
  interface Window {
    shownTimes: ShownTimes;
  }
}

/** Records when a screen is painted. Runs in the page, so it uses nothing but its arguments. */
function watchScreen({ sign, text, from, top }: ExpectedScreen): void {
  const SCROLL_TOLERANCE_PX = 50;
  const times: ShownTimes = {
    heading: undefined,
    image: undefined,
    longestTask: 0,
    shifts: 0,
  };
  window.shownTimes = times;
  performance.mark('watch');
  let start = Number.POSITIVE_INFINITY;
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type });
  observe('longtask', ({ startTime, duration }) => {
    if (startTime + duration > start) times.longestTask = Math.max(times.longestTask, duration);
  });
  observe('layout-shift', (entry) => {
    if (times.heading === undefined || entry.startTime < start + times.heading) return;
    times.shifts += (entry as PerformanceEntry & { value: number }).value;
  });

  const findSign = () =>
    [...document.querySelectorAll(sign)].find((element) => element.textContent.trim() === text);
  const isSignShown = () =>
    (top === undefined || Math.abs(window.scrollY - top) <= SCROLL_TOLERANCE_PX) &&
    findSign()?.checkVisibility() === true;
  const isImageShown = () => {
    const image = document.querySelector<HTMLImageElement>('main img');
    return (
      image?.complete === true &&
      image.naturalWidth > 0 &&
      Number(getComputedStyle(image).opacity) > 0.5
    );
  };
  const recordPaint = () => {
    if (!isSignShown()) {
      requestAnimationFrame(recordPaint);
      return;
    }
    const hasImage = isImageShown();
    const record = () => {
      const time = performance.now() - start;
      // Marks for those who trace a navigation.
      performance.mark(hasImage ? 'image shown' : 'heading shown');
      times.heading ??= time;
      if (hasImage) times.image ??= time;
    };
    // Posted in a frame, it runs after the paint and before tasks of the page.
    void scheduler.postTask(record, { priority: 'user-blocking' });
    if (!hasImage) requestAnimationFrame(recordPaint);
  };
  // No loop of frames until then: on a slow phone each frame delays the screen by 3 to 7 ms.
  const changes = new MutationObserver(() => {
    if (start === Number.POSITIVE_INFINITY || findSign() === undefined) return;
    changes.disconnect();
    requestAnimationFrame(recordPaint);
  });
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  window.addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
    capture: true,
    once: true,
  });
  if (from === 'back') {
    start = performance.now();
    window.history.back();
  }
}

/** Starts to watch for the screen that the next press opens. */
export function watchNext(page: Page, heading: string): Promise<void> {
  const expected: ExpectedScreen = { sign: 'main h1', text: heading, from: 'click' };
  return page.evaluate(watchScreen, expected);
}

/** Part of a screen that the shopper sees before leaving it. */
export type ScreenView = Pick<ExpectedScreen, 'sign' | 'text' | 'top'>;

/** What the shopper sees: the pressed link when it is in the page, otherwise the heading. */
export function readView(link: Locator): Promise<ScreenView> {
  return link.evaluate((element): ScreenView => {
    const href = element.getAttribute('href');
    const isInPage = href !== null && element.closest('main') !== null;
    const sign = isInPage ? `main a[href="${href}"]` : 'main h1';
    const text = isInPage ? element.textContent : document.querySelector(sign)?.textContent;
    return { sign, text: text?.trim() ?? '', top: window.scrollY };
  });
}

/** Goes back and watches for the previous screen at its scroll position. */
export function watchBack(page: Page, view: ScreenView): Promise<void> {
  const expected: ExpectedScreen = { ...view, from: 'back' };
  return page.evaluate(watchScreen, expected);
}

/** Times of the watched screen. */
export function readTimes(page: Page): Promise<ShownTimes> {
  return page.evaluate(() => window.shownTimes);
}
