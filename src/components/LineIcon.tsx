import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Icon that points along the line of reading: mirrored in right-to-left pages. */
export const mirroredSx = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;

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

/** Creates the component of an icon from its path, as MUI's `createSvgIcon` does. */
export const createLineIcon = (path: string) => (props: SvgIconProps) => (
  <LineIcon path={path} {...props} />
);
