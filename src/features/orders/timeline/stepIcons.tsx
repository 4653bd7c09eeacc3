import type { ReactNode } from 'react';
import { CheckIcon } from '@/components/icons';
import { createLineIcon } from '@/components/LineIcon';

const HomeIcon = createLineIcon('M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6');
const PackageIcon = createLineIcon(
  'M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6',
);
export const RouteIcon = createLineIcon(
  'M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7',
);
const TruckIcon = createLineIcon(
  'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);

/** Icons by step or status. A Map, because server values may equal object keys such as `constructor`. */
export const stepIcons: ReadonlyMap<string, ReactNode> = new Map([
  ['Confirmed', <CheckIcon key="icon" />],
  ['Packed', <PackageIcon key="icon" />],
  ['Shipped', <TruckIcon key="icon" />],
  ['InTransit', <RouteIcon key="icon" />],
  ['OutForDelivery', <TruckIcon key="icon" />],
  ['Delivered', <HomeIcon key="icon" />],
]);
