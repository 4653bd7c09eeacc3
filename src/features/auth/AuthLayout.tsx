import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import { signInPicture } from '@/content/signIn';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: 'calc(100dvh - 140px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'none',
  '& > div': { height: '100%' },
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

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

/** The screens of sign-in: a picture of the showroom on one side, one thing to do on the other. */
export function AuthLayout({ title, help, children }: AuthLayoutProps) {
  return (
    <Split>
      <Side>
        <Picture src={signInPicture} alt="" ratio="auto" sizes="50vw" isPriority />
      </Side>
      <Column>
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        <Box sx={{ marginBlock: 2, marginBlockEnd: 4, color: 'text.secondary' }}>{help}</Box>
        {children}
      </Column>
    </Split>
  );
}
