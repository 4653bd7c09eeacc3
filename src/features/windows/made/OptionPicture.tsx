import { memo } from 'react';
import { useTheme } from '@mui/material/styles';
import { optionPictures, type PicturedOption } from './optionPictures';

/** Small drawing of an option: ink for what is there, gold for what is chosen; never mirrored, since left is that of the room. */
export const OptionPicture = memo(function OptionPicture({ of }: { of: PicturedOption }) {
  const { palette } = useTheme();
  const [there, chosen] = optionPictures[of];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 36"
      width={48}
      height={36}
      fill="none"
      strokeWidth={1.25}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={there} stroke={palette.text.primary} />
      <path d={chosen} stroke={palette.primary.dark} />
    </svg>
  );
});
