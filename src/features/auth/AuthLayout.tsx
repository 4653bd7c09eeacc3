import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import { beside } from '@/theme/tokens';

/** Image beside the forms. */
const PICTURE = '/media/subcategories/ripple-fold/800x1000-cec6ba/800.webp';

/** Height of the header; the image fills the rest of the viewport. */
const HEADER_HEIGHT = 92;

const Split = styled('div')({
  display: 'grid',
  minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  [beside]: { gridTemplateColumns: '1fr 1fr' },
});

const Side = styled('div')({
  display: 'none',
  '& > div': { height: '100%' },
  [beside]: { display: 'block' },
});

const Column = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: 480,
  paddingInline: theme.spacing(3),
  paddingBlock: theme.spacing(3, 8),
}));

export interface AuthLayoutProps {
  title: string;
  help: ReactNode;
  children: ReactNode;
}

/** Layout of the sign-in pages: image beside the form. */
export function AuthLayout({ title, help, children }: AuthLayoutProps) {
  return (
    <Split>
      <Side>
        <Picture src={PICTURE} alt="" ratio="auto" sizes="50vw" isPriority />
      </Side>
      <Column>
        <Typography variant="h1">{title}</Typography>
        <Box sx={{ marginBlock: 2, marginBlockEnd: 4, color: 'text.secondary' }}>{help}</Box>
        {children}
      </Column>
    </Split>
  );
}
