import { styled, type Theme } from '@mui/material/styles';
import type { SxProps } from '@mui/system';
import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

interface Look {
  /** When it is underlined; a link within a sentence always is. */
  underline?: 'always' | 'hover' | 'none';
  /** Its letters; those of the text around it when left out. */
  variant?: 'body2' | 'h5';
  sx?: SxProps<Theme>;
}

/** `to` leads within the shop, `href` anywhere else. */
export type LinkProps = Look &
  ((RouterLinkProps & { href?: never }) | (ComponentProps<'a'> & { to?: never }));

const options = {
  shouldForwardProp: (name: PropertyKey) => !['underline', 'variant', 'sx'].includes(String(name)),
};
const dress = ({ theme, underline = 'hover', variant }: Look & { theme: Theme }) => ({
  font: 'inherit',
  ...(variant && theme.typography[variant]),
  color: 'inherit',
  textDecoration: underline === 'always' ? 'underline' : 'none',
  ...(underline === 'hover' && { '&:hover': { textDecoration: 'underline' } }),
});
const Anchor = styled('a', options)<Look>(dress);
const RouteAnchor = styled(RouterLink, options)<Look>(dress);

/** A link in the letters and the colour of the text around it. */
export function Link(props: LinkProps) {
  return props.to === undefined ? <Anchor {...props} /> : <RouteAnchor {...props} />;
}
