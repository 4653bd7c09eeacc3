/** One line of an icon, as a background layer. */
const stroke = (position: string, size: string) =>
  `linear-gradient(currentColor, currentColor) ${position} / ${size} no-repeat`;

/**
 * Icons of date and time pickers, drawn with gradients because Chromium's icons delay the first paint. Chromium takes the order
 * of value and icon from its own language, so both are set to the direction of the page.
 */
export const pickerIndicators = {
  '&::-webkit-calendar-picker-indicator': {
    boxSizing: 'border-box',
    width: 18,
    height: 18,
    padding: 0,
    border: '1.5px solid',
    borderRadius: 2,
    background: stroke('0 3px', '100% 1.5px'),
    cursor: 'pointer',
  },
  '[dir=rtl] &::-webkit-calendar-picker-indicator': { order: -1 },
  '[dir=rtl] &::-webkit-datetime-edit': { direction: 'ltr', textAlign: 'end' },
  '&[type=time]::-webkit-calendar-picker-indicator': {
    borderRadius: '50%',
    background: `${stroke('50% 3px', '1.5px 5.5px')}, ${stroke('8.5px 7px', '3.5px 1.5px')}`,
  },
} as const;
