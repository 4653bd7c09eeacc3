import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '@/components/Picture';
import type { Complaint } from '@/contract/complaints';
import type { OrderItem } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { formatOrderDate } from '@/lib/dates';
import { textIn } from '@/lib/textIn';
import { complaintMessages as messages } from './messages';

export interface ComplaintItemProps {
  complaint: Complaint;
  /** Lines of the order. */
  items: readonly OrderItem[];
}

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  overflowWrap: 'anywhere',
  '& .number': { whiteSpace: 'nowrap' },
  // Each line has its own direction, because the staff may write English to an Arabic complaint.
  '& .text': { whiteSpace: 'pre-line', unicodeBidi: 'plaintext' },
}));

const Photos = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  '& a': { display: 'block', width: 88 },
}));

const Answer = styled('div')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${theme.palette.primary.main}`,
}));

/** A sent complaint with its state and the answer of the shop. */
export function ComplaintItem({ complaint, items }: ComplaintItemProps) {
  const t = useTranslate();
  const { number, createdAt, kind, text, photos, state, answer } = complaint;
  const concerned = items.filter(({ _id }) => complaint.items.includes(_id));
  const answeredOn = formatOrderDate(complaint.answeredAt);
  return (
    <Item>
      <div>
        <Typography component="h3" sx={{ fontWeight: 500 }}>
          {t(messages.kinds[kind])}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{t(messages.states[state])}</span>
          <span>{' · '}</span>
          <time dateTime={createdAt === '' ? undefined : createdAt}>
            {formatOrderDate(createdAt)}
          </time>
          {number !== '' && (
            <>
              <span>{' · '}</span>
              <span className="number">{t(messages.number, { number })}</span>
            </>
          )}
        </Typography>
        {concerned.map(({ _id, productName, lang, size, sizeLang }) => (
          <Typography key={_id} variant="body2" color="textSecondary">
            <span {...textIn(lang)}>{productName}</span>
            {size !== undefined && size !== '' && (
              <>
                <span>{' · '}</span>
                <span {...textIn(sizeLang)}>{size}</span>
              </>
            )}
          </Typography>
        ))}
      </div>
      <Typography className="text">{text}</Typography>
      {photos.length > 0 && (
        <Photos>
          {photos.map(({ url, thumbnail }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Picture
                  src={thumbnail}
                  alt={t(messages.photo, { number: index + 1 })}
                  ratio="1 / 1"
                  sizes="88px"
                />
              </a>
            </li>
          ))}
        </Photos>
      )}
      {answer !== undefined && (
        <Answer>
          <Typography variant="body2" color="textSecondary">
            {answeredOn === '' ? t(messages.answer) : t(messages.answerOn, { date: answeredOn })}
          </Typography>
          <Typography className="text">{answer}</Typography>
        </Answer>
      )}
    </Item>
  );
}
