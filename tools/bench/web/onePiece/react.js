/** React without Suspense boundaries and transitions, at which hydration can yield. */
export * from 'react';
export { Fragment as Suspense } from 'react';
export const startTransition = (run) => run();
