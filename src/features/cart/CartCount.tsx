import { styled } from '@mui/material/styles';
import { colours } from '@/theme/tokens';

const MAX_SHOWN = 999;

/** Over the shoulder of the icon, growing towards it. */
const Count = styled('span')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: 20,
  height: 20,
  paddingInline: 6,
  borderRadius: 10,
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '20px',
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
