import MuiButton, { type ButtonProps } from '@mui/material/Button';

export type { ButtonProps };

/**
 * MUI's button with its text in an element of its own. A page translator replaces text nodes; beside an icon, React could
 * neither change such a text nor insert the icon before it.
 */
export const Button = (({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>
    {typeof children === 'string' ? <span>{children}</span> : children}
  </MuiButton>
)) as typeof MuiButton;
