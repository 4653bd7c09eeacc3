/** React without the seams at which hydration can stop: what a page costs that comes to life in one piece. */
export * from 'react';
export { Fragment as Suspense } from 'react';
export const startTransition = (run) => run();
