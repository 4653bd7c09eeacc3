import Box from '@mui/material/Box';
import { useTranslate } from '@/i18n/useTranslate';
import { guaranteeGaps } from '@/lib/madeToMeasure/fitGuarantee';
import { configuratorMessages as messages } from './messages';
import type { PricedLayer } from './layers/useLayers';
import { NoteList, Warning } from './Notes';

/** What is missing for the fit guarantee, worked out at once like the price, and another fullness in the room, which only the server knows. */
export function WindowNotes({ layers }: { layers: readonly PricedLayer[] }) {
  const t = useTranslate();
  const made = layers.filter(({ priced }) => priced.result.kind !== 'refused');
  const isOther = made.some(({ priced: { answer } }) =>
    answer?.warnings?.some(({ code }) => code === 'otherFullness'),
  );
  // It depends on the window, which the layers share.
  const [first] = made;
  if (first === undefined) return null;
  const gaps = guaranteeGaps(first.body);
  const { given, missing, gaps: texts } = messages.guarantee;
  return (
    <Box sx={{ display: 'grid', gap: 2, typography: 'body2', '& p': { margin: 0 } }}>
      {isOther && <Warning>{t(messages.warnings.otherFullness)}</Warning>}
      <div>
        <p>{t(gaps.length === 0 ? given : missing)}</p>
        {gaps.length > 0 && (
          <NoteList>
            {gaps.map((gap) => (
              <li key={gap}>{t(texts[gap])}</li>
            ))}
          </NoteList>
        )}
      </div>
    </Box>
  );
}
