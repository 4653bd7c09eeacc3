import type { ReactNode } from 'react';
import { CheckIcon } from '@/components/icons/CheckIcon';
import { HomeIcon } from '@/components/icons/HomeIcon';
import { PackageIcon } from '@/components/icons/PackageIcon';
import { RouteIcon } from '@/components/icons/RouteIcon';
import { TruckIcon } from '@/components/icons/TruckIcon';

/** Icons by step or status. A Map, because server values may equal object keys such as `constructor`. */
export const stepIcons: ReadonlyMap<string, ReactNode> = new Map([
  ['Confirmed', <CheckIcon key="icon" />],
  ['Packed', <PackageIcon key="icon" />],
  ['Shipped', <TruckIcon key="icon" />],
  ['InTransit', <RouteIcon key="icon" />],
  ['OutForDelivery', <TruckIcon key="icon" />],
  ['Delivered', <HomeIcon key="icon" />],
]);
