import type { SvgIconProps } from '@mui/material/SvgIcon';
import { LineIcon } from './LineIcon';

export const ChevronLeftIcon = (props: SvgIconProps) => (
  <LineIcon path="M15 5l-7 7 7 7" {...props} />
);
