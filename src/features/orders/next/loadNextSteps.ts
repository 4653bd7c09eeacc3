import { loadChunk } from '@/browser/loadChunk';

/** Loads what happens next; requested together with the order, so that nothing moves when it is shown. */
export const loadNextSteps = () => loadChunk(() => import('./NextSteps'));
