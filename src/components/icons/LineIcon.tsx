import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** 24 px icon with a 1.5 px stroke. */
export function LineIcon({ path, ...props }: SvgIconProps & { path: string }) {
  return (
    <SvgIcon {...props}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}
