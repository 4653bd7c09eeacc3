import type { ReactNode } from 'react';
import { CheckIcon, HomeIcon, PackageIcon, RouteIcon, TruckIcon } from '@/components/icons';

/** Icons by step or status. A Map, because server values may equal object keys such as `constructor`. */
export const stepIcons: ReadonlyMap<string, ReactNode> = new Map([
  ['Confirmed', <CheckIcon key="icon" />],
  ['Packed', <PackageIcon key="icon" />],
  ['Shipped', <TruckIcon key="icon" />],
  ['InTransit', <RouteIcon key="icon" />],
  ['OutForDelivery', <TruckIcon key="icon" />],
  ['Delivered', <HomeIcon key="icon" />],
]);
