import type { ComponentType } from 'react';
import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { AboutPage } from './AboutPage';
import { LoginPage } from './LoginPage';
import { NotFoundPage } from './NotFoundPage';
import { PrivacyPage } from './PrivacyPage';
import { RollersDetailPage } from './RollersDetailPage';
import { RollersPage } from './RollersPage';
import { TermsPage } from './TermsPage';

/** Pages that are the same for everybody and request nothing. */
const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } });

const pageAt = (path: string, Page: ComponentType) => ({
  render: () => <Page />,
  parameters: { shop: { path } },
});

export const About = meta.story(pageAt(paths.about, AboutPage));
export const Rollers = meta.story(pageAt(paths.rollers, RollersPage));
export const RollersDetail = meta.story(pageAt(paths.rollersDetail, RollersDetailPage));
export const Login = meta.story(pageAt(paths.login, LoginPage));
export const Privacy = meta.story(pageAt(paths.privacy, PrivacyPage));
export const Terms = meta.story(pageAt(paths.terms, TermsPage));
export const NotFound = meta.story(pageAt('/nowhere', NotFoundPage));
