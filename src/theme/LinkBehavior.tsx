import { createContext, use } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface LinkBehaviorProps extends Omit<LinkProps, 'to'> {
  href: LinkProps['to'];
}

/** Whether links replace the current history entry; see `OverlayLinks`. */
export const ReplaceContext = createContext(false);

/**
 * Renders every MUI `Link` and `Button` that has an `href` as a router link.
 * https://mui.com/material-ui/integrations/routing/
 */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  const isReplacing = use(ReplaceContext);
  return <Link to={href} {...(isReplacing && { replace: true })} {...props} />;
}
