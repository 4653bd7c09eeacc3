import type { WindowChange } from '@/store/slices/windowsSlice';

/** Changes fields of the edited window. */
export type EditWindow = (changes: WindowChange['changes']) => void;
