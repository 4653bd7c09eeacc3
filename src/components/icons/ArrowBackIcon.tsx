import type { SvgIconProps } from '@mui/material/SvgIcon';
import { LineIcon } from './LineIcon';

export const ArrowBackIcon = (props: SvgIconProps) => (
  <LineIcon path="M20 12H4M10 6l-6 6 6 6" {...props} />
);
