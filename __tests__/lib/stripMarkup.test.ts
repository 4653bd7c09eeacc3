import { describe, expect, it } from '@jest/globals';
import { stripMarkup } from '@/lib/stripMarkup';

describe('stripMarkup (product 4.8)', () => {
  it.each([
    ['<p>Yes, <strong>within 48 hours</strong>.</p>', 'Yes, within 48 hours.'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<ul><li>Linen</li><li>Voile</li></ul>', 'Linen Voile'],
    ['<H2>Care</H2><div>Wash</div >cold', 'Care Wash cold'],
    ['<h6>Care</h6>Wash', 'Care Wash'],
    ['<tr><td>A</td></tr><tr><td>B</td></tr>', 'A B'],
    ['Line<br/>break<br>again<BR />', 'Line break again'],
    ['Sp<em class="x">el</em>ling', 'Spelling'],
    ['Two\n  lines', 'Two lines'],
    [' Edges ', 'Edges'],
    ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
    ['</3', '</3'],
    ['', ''],
  ])('converts %j to %j', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  it.each([
    ['Sun &amp; shade &ndash; 5&nbsp;m', 'Sun & shade – 5 m'],
    ['&ldquo;a&rdquo; &lsquo;b&rsquo; &mdash; &quot;c&apos;&hellip;', '“a” ‘b’ — "c\'…'],
    ['&#8220;Quoted&#x201D;&#X201d;', '“Quoted””'],
    ['&#10FFFF;', '&#10FFFF;'],
    ['&#x10FFFF;', '\u{10FFFF}'],
    ['&#x110000;', '&#x110000;'],
    ['&#1114111;', '\u{10FFFF}'],
    ['&#0;&#xFFFFFFFF;', '&#0;&#xFFFFFFFF;'],
    ['&LT;b&gt;', '<b>'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['&unknown; stays', '&unknown; stays'],
    ['&constructor; stays', '&constructor; stays'],
    ['&valueOf;&toString; stay', '&valueOf;&toString; stay'],
    ['&#; stays', '&#; stays'],
    ['AT&T; &', 'AT&T; &'],
  ])('decodes the entities in %j as %j', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  it.each([
    ['<script>alert(1)</script>Safe', 'Safe'],
    ['A<script src="x">alert("</p>")</script >B', 'A B'],
    ['A<STYLE>\np{}\n</STYLE\n>B', 'A B'],
    ['A<script>1</script>B<script>2</script>C', 'A B C'],
    ['A<script>never closed', 'A'],
    ['<scripted>text</scripted>', 'text'],
    ['<img src=x onerror=alert(1)>Safe', 'Safe'],
    ['A<!-- note\nof two lines -->B<!-- 2 -->C', 'A B C'],
    ['A<!-- never closed', 'A'],
    ['Cut <a href="', 'Cut'],
  ])('reduces %j to %j', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });
});
