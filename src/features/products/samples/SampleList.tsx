import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SampleRequest } from '@/contract/samples';
import type { Translate } from '@/i18n/createI18n';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import type { Language } from '@/lib/language';
import { bookingPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { sampleListMessages as messages } from '../compare/messages';

function stateText(t: Translate, language: Language, request: SampleRequest): string {
  const { state, delivery, settledAt = request.createdAt } = request;
  if (state === 'declined') return t(messages.states.declined);
  if (state === 'requested') return t(messages.states.requested[delivery]);
  if (delivery === 'visit') return t(messages.states.sent.visit);
  return t(messages.states.sent.post, { date: formatLongDate(settledAt, language) });
}

export interface SampleListProps {
  requests: readonly SampleRequest[];
}

/** Requests of a customer for samples with their state, the newest first (product 7.16). */
export function SampleList({ requests }: SampleListProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (requests.length === 0) return <Typography>{t(messages.none)}</Typography>;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, display: 'grid', gap: 3, listStyle: 'none' }}>
      {requests.map((request) => (
        <li key={request._id}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {stateText(t, language, request)}
          </Typography>
          {request.cloths.map(({ _id, name, lang }) => (
            <Typography key={_id} {...textIn(lang)}>
              {name}
            </Typography>
          ))}
          {request.address !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {t(messages.to, { address: request.address })}
            </Typography>
          )}
          {request.note !== undefined && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t(messages.note, { note: request.note })}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            <bdi>{request.number}</bdi>
          </Typography>
          {request.delivery === 'visit' && request.state !== 'declined' && (
            <Link href={bookingPath} underline="always">
              {t(messages.book)}
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
}
