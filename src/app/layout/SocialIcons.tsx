import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { factMessages } from '@/components/company/messages';
import { LineIcon } from '@/components/LineIcon';
import type { ShopFacts, SocialNetwork } from '@/contract/shop';
import { useTranslate } from '@/i18n/useTranslate';

const PATHS: Readonly<Record<SocialNetwork, string>> = {
  Facebook:
    'M13.5 20.5v-7h2.6l.5-3.2h-3.1V8.4c0-1 .4-1.7 1.8-1.7h1.5V3.9a17 17 0 0 0-2.4-.2c-2.5 0-4 1.5-4 4.2v2.4H7.6v3.2h2.8v7',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.9 7.1h.01',
  X: 'M4.5 4.5h3.8l11.2 15h-3.8zM19 4.5l-6.1 6.6M11 13l-6 6.5',
  LinkedIn:
    'M5.5 9.5v10M5.5 5.2v.01M10.5 19.5v-10M10.5 14c0-2.6 1.4-4.2 3.8-4.2s3.7 1.5 3.7 4.2v5.5',
};

const NETWORKS = Object.keys(PATHS) as SocialNetwork[];

export interface SocialIconsProps {
  /** Name of the company. */
  company: string;
  links: ShopFacts['socials'];
  /** Beside the icons. */
  children?: ReactNode;
}

/** Icons of social networks, which are links where the company has a profile (product 2.7). */
export function SocialIcons({ company, links = {}, children }: SocialIconsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
      {NETWORKS.map((network) => {
        const url = links[network];
        const icon = { path: PATHS[network], fontSize: 'small' } as const;
        if (url === undefined)
          return (
            <LineIcon
              key={network}
              {...icon}
              role="img"
              aria-label={network}
              aria-hidden={undefined}
            />
          );
        return (
          <Link
            key={network}
            component="a"
            href={url}
            aria-label={t(factMessages.profile, { company, network })}
            // 44 px around the icon.
            sx={{ display: 'flex', padding: 1.5, margin: -1.5 }}
          >
            <LineIcon {...icon} />
          </Link>
        );
      })}
      {children}
    </Box>
  );
}
