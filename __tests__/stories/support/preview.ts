import type { Page } from '@playwright/test';

/** Size of a viewport in px. */
export interface Size {
  width: number;
  height: number;
}

/** Settings of the toolbar and of addons. */
export interface Globals {
  locale?: 'ar';
  a11y?: { manual: boolean };
}

/** Texts, theme and direction of Arabic. */
export const ARABIC: Globals = { locale: 'ar' };

export const DESKTOP_SIZE: Size = { width: 1280, height: 860 };
/** A usual phone. */
export const PHONE_SIZE: Size = { width: 360, height: 780 };
/** The narrowest phone, on which no story may scroll sideways. */
export const SLIM_SIZE: Size = { width: 320, height: 640 };

/** A violation reported by axe. */
interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

/** Result of a story. */
export interface Outcome {
  status: 'success' | 'error';
  reporters: { result: { violations?: Violation[]; error?: unknown } }[];
}

interface Story {
  playFunction?: unknown;
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** Window of the Storybook preview. */
type PreviewWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (payload: unknown) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    loadStory: (selection: { storyId: string }) => Promise<Story>;
  };
};

/** Opens a new preview without a story, with these globals of the toolbar. */
export async function openPreview(
  page: Page,
  storybookUrl: string,
  globals: Globals = {},
): Promise<void> {
  await page.goto(`${storybookUrl}/iframe.html`);
  // Without a story, Storybook ignores the globals of the URL.
  await page.evaluate(async (changed) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as PreviewWindow;
    await preview.ready();
    channel.emit('updateGlobals', { globals: changed });
  }, globals);
}

/** Viewport that a story sets with its `viewport` global. */
export function wantedSize(page: Page, storyId: string): Promise<Size | undefined> {
  return page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    const { storyGlobals, parameters } = await preview.loadStory({ storyId: id });
    const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
  }, storyId);
}

/** Removes the play function of a story. */
export async function skipPlay(page: Page, storyId: string): Promise<void> {
  await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    delete (await preview.loadStory({ storyId: id })).playFunction;
  }, storyId);
}

/**
 * Selects a story or docs page and resolves with the payload of the event.
 * @throws Error when it cannot be rendered
 */
function show(page: Page, selection: object, event: string): Promise<unknown> {
  return page.evaluate(
    ([storySelection, doneEvent]) =>
      new Promise<unknown>((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
        channel.once(doneEvent, (payload) => resolve(JSON.parse(JSON.stringify(payload))));
        channel.once('storyThrewException', (error) => reject(new Error(JSON.stringify(error))));
        channel.emit('setCurrentStory', storySelection);
      }),
    [selection, event] as const,
  );
}

/** Shows a story; resolves after its play function and the axe check. */
export async function showStory(page: Page, storyId: string): Promise<Outcome> {
  const outcome = await show(page, { storyId, viewMode: 'story' }, 'storyFinished');
  return outcome as Outcome;
}

/** Shows a docs page. */
export async function showDocs(page: Page, docsId: string): Promise<void> {
  await show(page, { storyId: docsId, viewMode: 'docs' }, 'docsRendered');
}

/** Horizontal overflow of a page in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Violations reported by axe, one entry per rule. */
export function accessibilityProblems({ reporters }: Outcome): string[] {
  return reporters.flatMap(({ result: { violations = [], error } }) => [
    ...(error === undefined ? [] : [`axe failed: ${JSON.stringify(error)}`]),
    ...violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
    ),
  ]);
}
