import { Link } from '@/components/Link';
import { messages } from './messages';
import { MAIN_ID } from './Main';

/** First stop of the keyboard: past the navigation, straight to the page. */
export function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        insetBlockStart: -80,
        zIndex: 'tooltip',
        padding: 1.5,
        bgcolor: 'background.paper',
        '&:focus': { insetBlockStart: 16 },
      }}
    >
      {messages.skip}
    </Link>
  );
}
