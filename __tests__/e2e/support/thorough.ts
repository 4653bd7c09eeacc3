/** Marks a sweep too long for CI, which visits the pages in journeys and in Jest; `npm run test:e2e` runs it (docs/testing.md). */
export const thorough = { tag: '@thorough' };
