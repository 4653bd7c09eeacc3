import { StyleSheet } from '@emotion/sheet';

/**
 * Leaves the server's style elements where they are when Emotion adopts them.
 * Emotion inserts each one again: its own cache, which `@emotion/react` creates when it is evaluated, ours, and each `Global`. The browser
 * then computes the styles of all elements again, in the task of the main script and in that of hydration (docs/benchmarks.md).
 * The server writes them in the order in which Emotion looks for a place: global styles first, all in the head.
 */
StyleSheet.prototype.hydrate = function adopt(nodes: HTMLStyleElement[]): void {
  this.tags.push(...nodes);
};
