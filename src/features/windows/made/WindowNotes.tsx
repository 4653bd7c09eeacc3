import Box from '@mui/material/Box';
import { useTranslate } from '@/i18n/useTranslate';
import { configuratorMessages as messages } from './messages';
import type { PricedLayer } from './layers/useLayers';
import { NoteList, Warning } from './Notes';

/**
 * What only the server knows: another fullness in the room, and what is missing for the fit guarantee. It arrives after the price, so
 * it stands where it moves nothing that the customer looks at, and stays until the next answer.
 */
export function WindowNotes({ layers }: { layers: readonly PricedLayer[] }) {
  const t = useTranslate();
  const answers = layers.flatMap(({ priced: { result, answer } }) =>
    result.kind === 'refused' || answer === undefined ? [] : [answer],
  );
  const isOther = answers.some(({ warnings }) =>
    warnings?.some(({ code }) => code === 'otherFullness'),
  );
  // It depends on the window, which the layers share.
  const guarantee = answers.find((answer) => answer.guarantee !== undefined)?.guarantee;
  if (!isOther && guarantee === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, typography: 'body2', '& p': { margin: 0 } }}>
      {isOther && <Warning>{t(messages.warnings.otherFullness)}</Warning>}
      {guarantee && (
        <div>
          <p>{guarantee.message}</p>
          <NoteList>
            {guarantee.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </NoteList>
        </div>
      )}
    </Box>
  );
}
