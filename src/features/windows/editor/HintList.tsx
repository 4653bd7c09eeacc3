import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import type { WindowFix } from '@/lib/windows/windowFixes';
import type { WindowHint } from '@/lib/windows/windowHints';
import { hintMessages } from './messages';
import { hintText } from './hintText';

export interface HintListProps {
  hints: readonly WindowHint[];
  onFix: (fix: WindowFix) => void;
}

/** Hints with their corrections; announced politely, because none of them blocks (product 15.3). */
export function HintList({ hints, onFix }: HintListProps) {
  const t = useTranslate();
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      {hints.map((hint) => {
        const text = hintText(t, hint);
        const fix = 'fix' in hint ? hint.fix : undefined;
        return (
          <Alert key={text} severity="info" role={undefined}>
            <span>{text}</span>
            {fix !== undefined && (
              <Box sx={{ marginBlockStart: 1 }}>
                <Button size="small" variant="outlined" onClick={() => onFix(fix)}>
                  {t(hintMessages.fixes[fix.kind])}
                </Button>
              </Box>
            )}
          </Alert>
        );
      })}
    </Box>
  );
}
