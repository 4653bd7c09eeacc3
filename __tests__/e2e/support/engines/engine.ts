/** A tab of a browser that Playwright cannot drive. */
export interface EngineTab {
  open: (url: string) => Promise<void>;
  /** Runs a self-contained function in the page. */
  evaluate: <Result>(script: (text: string) => Result, text?: string) => Promise<Result>;
  /** Clicks the first element that the XPath finds, once it is shown. */
  click: (xpath: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: 'ArrowDown' | 'Enter') => Promise<void>;
  /** Waits for the window that the page opened. */
  findWindow: (path: string) => Promise<EngineTab>;
  /** Errors of the console and uncaught exceptions so far; `undefined` when the driver does not report them. */
  takeProblems: () => string[] | undefined;
  close: () => Promise<void>;
}

export interface TabSize {
  width: number;
  height: number;
}

/** A browser engine for tests before a release. */
export interface Engine {
  /** A tab without cookies and storage. */
  openTab: (size: TabSize) => Promise<EngineTab>;
  close: () => Promise<void>;
}
