import { styled } from '@mui/material/styles';
import { colours } from '@/theme/tokens';

const MAX_SHOWN = 999;

/** Over the shoulder of the icon, growing towards it. */
const Count = styled('span')({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineEnd: 3,
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: 9,
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: colours.gold,
  color: colours.ink,
});

/** How many pieces are in the cart; an empty one shows nothing. The button's name says it in words. */
export function CartCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <Count>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</Count>;
}
