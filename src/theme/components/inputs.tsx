import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '../LinkBehavior';
import { colours, easeOut, motion } from '../tokens';

const TOUCH_TARGET_PX = 44;

/** Focus ring of every focusable element. */
export const focusRing = { outline: `2px solid ${colours.ink}`, outlineOffset: 2 } as const;

/** Focus ring of the elements in a dark area; `&&` outranks the rule of `ButtonBase`. */
export const focusOnNight = { '&& :focus-visible': { outlineColor: colours.ivory } } as const;

/** Outlined button that is hovered or pressed. */
const invertedOutline = {
  backgroundColor: colours.ink,
  color: colours.ivory,
  borderColor: colours.ink,
} as const;

export const inputs: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET_PX,
        paddingInline: 28,
        transition: `background-color ${motion.quick}ms ${easeOut}, color ${motion.quick}ms ${easeOut}`,
      },
      // MUI has physical margins, which Arabic needs on the other side.
      startIcon: { margin: 0, marginInline: '-4px 8px' },
      endIcon: { margin: 0, marginInline: '8px -4px' },
      sizeLarge: { minHeight: 52, paddingInline: 36, fontSize: '1rem' },
      sizeSmall: { minHeight: 36, paddingInline: 16 },
      contained: {
        '@media (hover: hover)': { '&:hover': { backgroundColor: colours.goldLight } },
        '&:active': { backgroundColor: colours.goldLight },
        '&.Mui-disabled': { backgroundColor: colours.sand, color: colours.taupe },
        // Forced colours have no background.
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      },
      outlined: {
        color: colours.ink,
        borderColor: colours.ink,
        '@media (hover: hover)': { '&:hover': invertedOutline },
        '&:active': invertedOutline,
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
        '@media (hover: hover)': {
          '&:hover': { backgroundColor: 'transparent', backgroundSize: '100% 1px' },
        },
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
        '@media (hover: hover)': { '&:hover': { backgroundColor: colours.sand } },
        '&:active': { backgroundColor: colours.sand },
      },
    },
  },
  MuiTextField: {
    defaultProps: {
      fullWidth: true,
      // Screen readers announce errors, but not hints, when they appear.
      slotProps: { formHelperText: ({ error }) => ({ role: error ? 'alert' : undefined }) },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBlockEnd: 6,
        fontSize: '0.9375rem',
        '&, &.Mui-focused, &.Mui-error': { color: colours.ink },
      },
      asterisk: { '&.Mui-error': { color: 'inherit' } },
    },
  },
  // Labels above the field. MUI hides the placeholder while a label is not shrunk.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
      },
    },
  },
  // MUI detects autofill with animations to move floating labels; these labels never float.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    // No gap in the outline, because the label does not float.
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: colours.white,
        '@media (hover: hover)': {
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.taupe },
        },
        // MUI has a paler outline for a tapped field.
        '@media (hover: none)': {
          '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: colours.stone,
          },
        },
        // Not `Mui-focused`, which fields have after hydration only.
        '&:focus-within .MuiOutlinedInput-notchedOutline': {
          borderColor: colours.ink,
          borderWidth: 2,
        },
      },
      notchedOutline: { borderColor: colours.stone },
      input: {
        padding: '13px 14px',
        // Numbers and addresses keep their order, and start at the side of the label.
        '[dir=rtl] &:is([type=tel], [type=email], [inputmode=decimal])': {
          direction: 'ltr',
          textAlign: 'end',
        },
        // In a group that keeps its order, such as a dial code and a number, they start where it does.
        '[dir=rtl] [dir=ltr] > &[type=tel]': { textAlign: 'start' },
      },
      multiline: { padding: '13px 14px', '& .MuiOutlinedInput-input': { padding: 0 } },
      adornedStart: { paddingInline: '4px 0' },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&&': { paddingInline: '14px 32px' } },
      icon: { insetInline: 'auto 7px' },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': { padding: 0 },
        '&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root': { paddingInline: '0 51px' },
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': {
          paddingInline: '0 93px',
        },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '13px 14px' },
        '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { insetInline: 'auto 9px' },
      },
      endAdornment: { '& svg': { fontSize: '1.25rem' } },
      paper: ({ theme }) => ({ boxShadow: theme.shadows[8] }),
      listbox: {
        maxHeight: 280,
        '& .MuiAutocomplete-option[aria-selected].Mui-focused': { backgroundColor: colours.sand },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginTop: 6, fontSize: '0.875rem', textAlign: 'start' },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInline: '-12px 16px' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: 10, color: colours.taupe, '&.Mui-checked': { color: colours.goldInk } },
    },
  },
  // MUI cuts off the focus ring, and moves the thumb to the right, which is the wrong side in Arabic.
  MuiSwitch: {
    styleOverrides: { root: { overflow: 'visible', '[dir=rtl] &': { transform: 'scaleX(-1)' } } },
  },
};
