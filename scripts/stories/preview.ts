import type { Page } from '@playwright/test';

/** Size of a window, in px. */
export interface Size {
  width: number;
  height: number;
}

/** What axe says about one part of a story. */
interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

/** How a story ended. */
export interface Outcome {
  status: 'success' | 'error';
  reporters: { result: { violations?: Violation[]; error?: unknown } }[];
}

interface Story {
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** What Storybook's preview puts on its window. */
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

/**
 * Opens a fresh preview that shows no story yet.
 * @param globals of the toolbar, e.g. `motion:reduced`.
 */
export async function openPreview(page: Page, workshopUrl: string, globals = ''): Promise<void> {
  await page.goto(`${workshopUrl}/iframe.html?globals=${globals}`);
  await page.evaluate(() => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.ready());
}

/** Size of the window that a story asks for by its `viewport` global. */
export function wantedSize(page: Page, storyId: string): Promise<Size | undefined> {
  return page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    const { storyGlobals, parameters } = await preview.loadStory({ storyId: id });
    const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
  }, storyId);
}

/**
 * Shows something in an open preview and resolves with what the preview says when it has.
 * @throws Error when it cannot be drawn.
 */
function show(page: Page, selection: object, event: string): Promise<unknown> {
  return page.evaluate(
    ([what, doneEvent]) =>
      new Promise<unknown>((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
        channel.once(doneEvent, (payload) => resolve(JSON.parse(JSON.stringify(payload))));
        channel.once('storyThrewException', (error) => reject(new Error(JSON.stringify(error))));
        channel.emit('setCurrentStory', what);
      }),
    [selection, event] as const,
  );
}

/** Shows a story; resolves when it is drawn, its play function is through and axe was asked. */
export async function showStory(page: Page, storyId: string): Promise<Outcome> {
  const outcome = await show(page, { storyId, viewMode: 'story' }, 'storyFinished');
  return outcome as Outcome;
}

/** Shows a page of documentation. */
export async function showDocs(page: Page, docsId: string): Promise<void> {
  await show(page, { storyId: docsId, viewMode: 'docs' }, 'docsRendered');
}

/** How far a page scrolls sideways, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** What axe objects to, one entry per rule with its places. */
export function accessibilityProblems({ reporters }: Outcome): string[] {
  return reporters.flatMap(({ result: { violations = [], error } }) => [
    ...(error === undefined ? [] : [`axe failed: ${JSON.stringify(error)}`]),
    ...violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
    ),
  ]);
}
