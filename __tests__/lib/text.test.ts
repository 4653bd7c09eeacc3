import { describe, expect, it } from '@jest/globals';
import { onlyDigits, toLatinDigits } from '@/lib/digits';
import { lastFive } from '@/lib/lastFive';
import { slugify } from '@/lib/slug';
import { stripMarkup } from '@/lib/stripMarkup';

describe('stripMarkup (spec §2: FAQ answers)', () => {
  it.each([
    ['<p>Yes, <strong>within 48 hours</strong>.</p>', 'Yes, within 48 hours.'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<ul><li>Linen</li><li>Voile</li></ul>', 'Linen Voile'],
    ['Line<br/>break', 'Line break'],
    ['Sun &amp; shade &ndash; 5&nbsp;m', 'Sun & shade – 5 m'],
    ['&#8220;Quoted&#x201D;', '“Quoted”'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['&unknown; stays', '&unknown; stays'],
    ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
    ['<script>alert(1)</script>Safe', 'Safe'],
    ['<style>p{}</style>Safe', 'Safe'],
    ['<img src=x onerror=alert(1)>Safe', 'Safe'],
    ['<!-- note -->Safe', 'Safe'],
    ['Cut <a href="', 'Cut'],
    ['&#0;&#xFFFFFFFF;', '&#0;&#xFFFFFFFF;'],
    ['', ''],
  ])('%j reads %j', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });
});

describe('digits', () => {
  it.each([
    ['٠١٢٣٤٥', '012345'],
    ['۰۱۲۳۴۵', '012345'],
    ['050 123', '050 123'],
  ])('%j is written %j', (text, latin) => {
    expect(toLatinDigits(text)).toBe(latin);
  });

  it('are all that is left of a phone number', () => {
    expect(onlyDigits('(050) ١٢٣-4567')).toBe('0501234567');
  });
});

describe('lastFive (spec §9)', () => {
  it.each([
    ['SDL-261121-7K3QF', '7K3QF'],
    ['42', '42'],
    ['', ''],
  ])('of %j is %j', (orderId, shown) => {
    expect(lastFive(orderId)).toBe(shown);
  });
});

describe('slugify', () => {
  it.each([
    ['Layering light: sheers & drapes', 'layering-light-sheers-drapes'],
    ['Kathib Sand Bouclé', 'kathib-sand-boucle'],
    ['ستائر الصالة', 'ستائر-الصالة'],
    ['  --  ', ''],
  ])('%j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});
