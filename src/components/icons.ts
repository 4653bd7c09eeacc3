import { createLineIcon } from './LineIcon';

export const AlertIcon = createLineIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.2v.3',
);
export const ArrowBackIcon = createLineIcon('M20 12H4M10 6l-6 6 6 6');
export const CartIcon = createLineIcon('M5 8h14l-1 12H6L5 8zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8');
export const CheckIcon = createLineIcon('M4.5 12.5l5 5 10-11');
export const ChevronDownIcon = createLineIcon('M5 9l7 7 7-7');
export const ChevronLeftIcon = createLineIcon('M15 5l-7 7 7 7');
export const ChevronRightIcon = createLineIcon('M9 5l7 7-7 7');
export const CloseIcon = createLineIcon('M5 5l14 14M19 5L5 19');
export const MenuIcon = createLineIcon('M3 6h18M3 12h18M3 18h12');
export const MinusIcon = createLineIcon('M5 12h14');
export const PauseIcon = createLineIcon('M9 5v14M15 5v14');
export const PlayIcon = createLineIcon('M8 5l11 7-11 7V5z');
export const PlusIcon = createLineIcon('M12 5v14M5 12h14');
export const SearchIcon = createLineIcon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
);
