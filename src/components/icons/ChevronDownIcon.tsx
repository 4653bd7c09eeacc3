import type { SvgIconProps } from '@mui/material/SvgIcon';
import { LineIcon } from './LineIcon';

export const ChevronDownIcon = (props: SvgIconProps) => <LineIcon path="M5 9l7 7 7-7" {...props} />;
