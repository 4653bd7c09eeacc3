import { useId } from 'react';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { ServiceLinks, type ServiceLinksProps } from './ServiceLinks';

export interface ServicesSectionProps extends ServiceLinksProps {
  heading?: string;
  text?: string;
}

/** Section with links to service pages. */
export function ServicesSection(props: ServicesSectionProps) {
  const t = useTranslate();
  const { heading = t(messages.services), text = t(messages.servicesText), services, ids } = props;
  const headingId = useId();
  return (
    <Section ground="sand" labelledBy={headingId}>
      <SectionHead id={headingId} title={heading} text={text} />
      <ServiceLinks services={services} ids={ids} />
    </Section>
  );
}
