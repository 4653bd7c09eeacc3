import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { about } from '@/content/about';
import { appointment } from '@/content/appointment';
import { categoriesPage } from '@/content/categoriesPage';
import { company } from '@/content/company';
import { highlights } from '@/content/highlights';
import { heroSlides } from '@/content/heroSlides';
import { marqueeItems } from '@/content/marqueeItems';
import { privacy } from '@/content/privacy';
import * as promos from '@/content/promos';
import { blindTypes, rollersPage } from '@/content/rollers';
import { rollersFeatures } from '@/content/rollersFeatures';
import { services } from '@/content/services';
import { terms } from '@/content/terms';
import { testimonialVideos, testimonials } from '@/content/testimonials';
import { slugify } from '@/lib/slug';

const pages: readonly unknown[] = [
  about.en,
  appointment.en,
  categoriesPage.en,
  highlights.en,
  heroSlides.en,
  marqueeItems.en,
  privacy.en,
  promos,
  blindTypes.en,
  rollersPage.en,
  rollersFeatures.en,
  services.en,
  terms.en,
];

/** Every string inside a value, with the name of its field. */
function listTexts(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => listTexts(entry, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => listTexts(entry, key));
}

/** Records with an image but without alternative text. */
function findUndescribed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(findUndescribed);
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const isUndescribed = 'image' in record && !record['imageAlt'];
  return [...(isUndescribed ? [record] : []), ...Object.values(record).flatMap(findUndescribed)];
}

describe('static content', () => {
  it('uses only images and videos in public/media', () => {
    const urls = listTexts([...pages, testimonials.en, testimonialVideos.en])
      .map(({ text }) => text)
      .filter((text) => text.startsWith('/media/'));
    expect(urls.length).toBeGreaterThan(30);
    const missing = urls.filter((url) => !existsSync(join(process.cwd(), 'public', url)));
    expect(missing).toEqual([]);
  });

  it('has alternative text for every image', () => {
    expect(findUndescribed(pages)).toEqual([]);
  });

  it('does not repeat a paragraph', () => {
    const texts = listTexts(pages)
      .filter(({ field }) => ['paragraphs', 'list', 'text', 'intro', 'points'].includes(field))
      .map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe('the nine feature cards', () => {
  it('are in order and have the slug of their heading (product 3.5)', () => {
    expect(highlights.en.map((card) => card.heading)).toEqual([
      'Exceptional quality materials',
      'Innovative design and customization',
      'Advanced functionality',
      'Smart features',
      'Aesthetic versatility',
      'Premium installation and support',
      'Brand exclusivity',
      'Sustainability commitment',
      'Warranty and guarantee',
    ]);
    expect(highlights.en.map((card) => card.slug)).toEqual(
      highlights.en.map((card) => slugify(card.heading)),
    );
  });

  it('have four to six pairs of label and text each', () => {
    expect(highlights.en.filter(({ data }) => data.length < 4 || data.length > 6)).toEqual([]);
  });
});

describe('the fixed texts', () => {
  it('contain three default slides, three promo lines, five different testimonials and two videos', () => {
    expect(heroSlides.en).toHaveLength(3);
    expect(marqueeItems.en).toHaveLength(3);
    expect(marqueeItems.en.some((line) => line.includes('50% off some selected fabrics'))).toBe(
      true,
    );
    expect(testimonials.en).toHaveLength(5);
    expect(new Set(testimonials.en.map(({ review }) => review)).size).toBe(5);
    expect(testimonialVideos.en).toHaveLength(2);
  });

  it('contain four service pages and four blind types', () => {
    expect(services.en.map((service) => service.path)).toEqual([
      '/services/custom-tailoring',
      '/services/hemming-shortening',
      '/services/curtain-fabrics',
      '/services/repair-maintenance',
    ]);
    expect(blindTypes.en.map((type) => type.slug)).toEqual([
      'venetian',
      'roller',
      'motorized',
      'vertical',
    ]);
  });

  it('contain the exact headings and labels of the home page', () => {
    expect(promos.rollerPromo.en).toMatchObject({ linkLabel: 'Read More', to: '/rollers-detail' });
    expect(promos.motorizedPromo.en).toMatchObject({ linkLabel: 'Find Out More', to: '/about' });
    expect(promos.summerSale.en.linkLabel).toBe('View All Collection');
    expect(appointment.en.heading).toBe('Book a Free same day appointment');
    expect(promos.consultationBanner.en).toMatchObject({
      heading: 'Schedule Your Complimentary Same-Day Consultation',
      buttonLabel: 'Make a free appointment',
    });
    expect(rollersFeatures.en.title).toBe('Features Of Rollers & Blinds');
    expect(rollersFeatures.en.sections.map(({ heading }) => heading)).toEqual([
      'Experience',
      'Quality fabrics',
      'Stitching',
      'Fitting and repair service',
    ]);
    expect(company.en.copyrightYear).toBe(2024);
  });
});
