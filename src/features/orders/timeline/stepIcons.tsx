import type { ReactNode } from 'react';
import { CheckIcon, HomeIcon, PackageIcon, RouteIcon, TruckIcon } from '@/components/icons';

/** Icon of a step or a status by its key. A Map: the status of a server may be `constructor`. */
export const stepIcons: ReadonlyMap<string, ReactNode> = new Map([
  ['Confirmed', <CheckIcon key="icon" />],
  ['Packed', <PackageIcon key="icon" />],
  ['Shipped', <TruckIcon key="icon" />],
  ['InTransit', <RouteIcon key="icon" />],
  ['OutForDelivery', <TruckIcon key="icon" />],
  ['Delivered', <HomeIcon key="icon" />],
]);
