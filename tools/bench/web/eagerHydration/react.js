/** Replacement of React without Suspense boundaries and transitions, where hydration can yield. */
export * from 'react';
export { Fragment as Suspense } from 'react';
export const startTransition = (run) => run();
