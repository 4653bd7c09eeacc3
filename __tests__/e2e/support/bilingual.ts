/** Marks a test that runs in both languages from the same steps (docs/testing.md). */
export const bilingual = { tag: '@bilingual' };
