import type { SvgIconProps } from '@mui/material/SvgIcon';
import { LineIcon } from './LineIcon';

export const MenuIcon = () => <LineIcon path="M3 6h18M3 12h18M3 18h12" />;
export const CloseIcon = () => <LineIcon path="M5 5l14 14M19 5L5 19" />;
export const SearchIcon = () => (
  <LineIcon path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21" />
);
export const CartIcon = () => (
  <LineIcon path="M5 8h14l-1 12H6L5 8zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8" />
);
export const PlusIcon = () => <LineIcon path="M12 5v14M5 12h14" />;
export const MinusIcon = () => <LineIcon path="M5 12h14" />;
export const CheckIcon = () => <LineIcon path="M4.5 12.5l5 5 10-11" />;
export const ChevronLeftIcon = (props: SvgIconProps) => (
  <LineIcon path="M15 5l-7 7 7 7" {...props} />
);
export const ChevronRightIcon = (props: SvgIconProps) => (
  <LineIcon path="M9 5l7 7-7 7" {...props} />
);
export const ChevronDownIcon = (props: SvgIconProps) => <LineIcon path="M5 9l7 7 7-7" {...props} />;
export const ArrowBackIcon = (props: SvgIconProps) => (
  <LineIcon path="M20 12H4M10 6l-6 6 6 6" {...props} />
);
export const TrashIcon = () => (
  <LineIcon path="M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5" />
);
export const PauseIcon = () => <LineIcon path="M9 5v14M15 5v14" />;
export const PlayIcon = () => <LineIcon path="M8 5l11 7-11 7V5z" />;
export const ChatIcon = () => (
  <LineIcon path="M20.5 11.5a8.5 8.5 0 0 1-12.4 7.5L3.5 20.5l1.5-4.4A8.5 8.5 0 1 1 20.5 11.5zM8.5 10h7M8.5 13.5h4.5" />
);
export const PackageIcon = () => (
  <LineIcon path="M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6" />
);
export const TruckIcon = () => (
  <LineIcon path="M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
);
export const HomeIcon = () => <LineIcon path="M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6" />;
export const RouteIcon = () => (
  <LineIcon path="M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7" />
);
export const AlertIcon = () => (
  <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.2v.3" />
);
export const InfoIcon = () => (
  <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.3" />
);
