/** Marks a sweep of all pages whose pages CI visits at another width or in Jest; `npm run test:e2e` runs it (docs/testing.md). */
export const thorough = { tag: '@thorough' };
