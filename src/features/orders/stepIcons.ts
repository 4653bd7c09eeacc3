import type { ComponentType } from 'react';
import { CheckIcon, HomeIcon, PackageIcon, RouteIcon, TruckIcon } from '@/components/icons';

/** Icon of a step or a status by its key. */
export const stepIcons: Readonly<Record<string, ComponentType | undefined>> = {
  Confirmed: CheckIcon,
  Packed: PackageIcon,
  Shipped: TruckIcon,
  InTransit: RouteIcon,
  OutForDelivery: TruckIcon,
  Delivered: HomeIcon,
};
