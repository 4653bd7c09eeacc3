import { Link, type LinkProps } from 'react-router';

export interface LinkBehaviorProps extends Omit<LinkProps, 'to'> {
  href: LinkProps['to'];
}

/**
 * Renders every MUI `Link` and `Button` that has an `href` as a router link.
 * https://mui.com/material-ui/integrations/routing/
 */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  return <Link to={href} {...props} />;
}
