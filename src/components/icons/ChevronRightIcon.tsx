import type { SvgIconProps } from '@mui/material/SvgIcon';
import { LineIcon } from './LineIcon';

export const ChevronRightIcon = (props: SvgIconProps) => (
  <LineIcon path="M9 5l7 7-7 7" {...props} />
);
