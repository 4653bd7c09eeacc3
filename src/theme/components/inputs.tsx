import type { Components, Theme } from '@mui/material/styles';
import { Spinner } from '../Spinner';
import { colours, easeOut, motion } from '../tokens';

const TOUCH_TARGET_PX = 44;

/** Keyboard focus looks the same everywhere: 2 px of ink, 2 px away. */
export const focusRing = { outline: `2px solid ${colours.ink}`, outlineOffset: 2 } as const;

export const inputs: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: {
      disableElevation: true,
      variant: 'contained',
      loadingIndicator: <Spinner size={18} isInherited />,
    },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET_PX,
        paddingInline: 28,
        transition: `background-color ${motion.quick}ms ${easeOut}, color ${motion.quick}ms ${easeOut}`,
      },
      sizeLarge: { minHeight: 52, paddingInline: 36, fontSize: '1rem' },
      sizeSmall: { minHeight: 36, paddingInline: 16 },
      contained: {
        '&:hover': { backgroundColor: colours.goldLight },
        '&.Mui-disabled': { backgroundColor: colours.sand, color: colours.taupe },
      },
      outlined: {
        color: colours.ink,
        borderColor: colours.ink,
        '&:hover': { backgroundColor: colours.ink, color: colours.ivory, borderColor: colours.ink },
      },
      text: {
        color: colours.ink,
        minWidth: TOUCH_TARGET_PX,
        paddingInline: 0,
        backgroundImage: `linear-gradient(${colours.gold}, ${colours.gold})`,
        backgroundRepeat: 'no-repeat',
        backgroundOrigin: 'content-box',
        backgroundPosition: 'left bottom',
        backgroundSize: '40% 1px',
        transition: `background-size ${motion.settle}ms ${easeOut}`,
        '[dir=rtl] &': { backgroundPosition: 'right bottom' },
        '&:hover': { backgroundColor: 'transparent', backgroundSize: '100% 1px' },
      },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: { color: 'inherit', borderColor: 'currentColor' },
      },
      { props: { variant: 'text', color: 'inherit' }, style: { color: 'inherit' } },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        color: 'inherit',
        minWidth: TOUCH_TARGET_PX,
        minHeight: TOUCH_TARGET_PX,
        borderRadius: 2,
        '&:hover': { backgroundColor: colours.sand },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colours.white,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.taupe },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.ink },
      },
      notchedOutline: { borderColor: colours.stone },
      input: { padding: '13px 14px' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginTop: 6, fontSize: '0.875rem', textAlign: 'start' },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInline: '-11px 16px' } } },
  MuiCheckbox: {
    styleOverrides: { root: { color: colours.taupe, '&.Mui-checked': { color: colours.goldInk } } },
  },
  MuiRating: {
    styleOverrides: { iconFilled: { color: colours.gold }, iconEmpty: { color: colours.taupe } },
  },
};
