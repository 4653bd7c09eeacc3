import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fail, goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { bilingualCatalogue } from '../../support/tinyArabic.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
const inArabic = { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.8' };
const lang = 'ar';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer({ catalogue: bilingualCatalogue });
});
afterEach(() => server.close());

describe('reads of the catalogue with lang=ar', () => {
  it('have Arabic texts, and English ones with their language where there is no translation', async () => {
    const home = await succeed(server, 'GET /user/get-home-page', { query: { lang } });
    expect(home.webBanners).toEqual([
      expect.objectContaining({ heading: 'عنوان', text: 'نص', imageAlt: 'صورة الشعار' }),
    ]);
    expect(home.webBanners[0]).not.toHaveProperty('lang');
    expect(home.marquee).toEqual([{ content: 'One', lang: 'en' }, { content: 'اثنان' }]);
    expect(home.categories).toMatchObject([
      { name: 'ستائر', description: 'معلقة', imageAlt: 'صورة القسم', subCount: 1 },
      { name: 'Blinds', lang: 'en' },
    ]);
    expect(home.articles).toMatchObject([
      { title: 'جديد', description: '<p>جديد</p>', imageAlt: 'صورة المقال' },
      { title: 'Old', lang: 'en' },
    ]);
    expect(home.products.slice(0, 2)).toMatchObject([
      { name: 'المنتج الأول', imageAlts: ['صورة المنتج'] },
      { name: 'Product 2', lang: 'en' },
    ]);
    expect(home.products[0]?.sizes).toMatchObject([
      { size: 'صغير' },
      { size: 'Large', lang: 'en' },
    ]);
  });

  it('translate categories and their name', async () => {
    const query = { categoryId: 'curtains', lang };
    const found = await succeed(server, 'GET /user/get-sub-category', { query });
    expect(found).toMatchObject({
      categoryName: 'ستائر',
      subCategories: [{ name: 'شيفون', whatAre: 'ستائر رقيقة.', whyYouNeed: ['ضوء', 'خصوصية'] }],
    });
    expect(found).not.toHaveProperty('categoryLang');
    const blinds = { query: { ...query, categoryId: 'blinds' } };
    expect(await succeed(server, 'GET /user/get-sub-category', blinds)).toMatchObject({
      categoryName: 'Blinds',
      categoryLang: 'en',
    });
    const { categories } = await succeed(server, 'GET /user/get-category', { query: { lang } });
    expect(categories.map(({ name }) => name)).toEqual(['ستائر', 'Blinds']);
  });

  it('translate products with brand, description and category', async () => {
    const query = { id: 'product-1', lang };
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', { query });
    expect(productDetail).toMatchObject({
      productId: 'product-1',
      name: 'المنتج الأول',
      brand: 'سديل',
      description: 'مخمل ناعم للمجلس',
      category: 'ستائر',
      relatedProducts: [{ name: 'Product 2', lang: 'en' }, {}, {}, {}],
    });
    const other = await succeed(server, 'GET /user/get-product-details', {
      query: { id: 'product-12', lang },
    });
    expect(other.productDetail).toMatchObject({
      name: 'Product 12',
      lang: 'en',
      category: 'Blinds',
      categoryLang: 'en',
    });
  });

  it('translate works and questions on every page', async () => {
    const page = { page: 2, limit: 10, lang };
    const { work } = await succeed(server, 'GET /user/get-our-works', { query: page });
    expect(work).toMatchObject([{ id: 'work-11', name: 'العمل 11', imageAlts: ['صورة العمل'] }]);
    const { faq } = await succeed(server, 'GET /user/get-faq', { query: page });
    expect(faq).toEqual([
      { question: 'Question 11', answer: '<p>Answer 11</p>', lang: 'en' },
      { question: 'السؤال 12', answer: '<p>الجواب 12</p>' },
    ]);
  });

  it.each([
    ['ar', 'ar'],
    ['AR-ae', 'ar'],
    ['en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    ['arabic', 'en'],
  ])('treat %j as %s and name the language of the response', async (value, language) => {
    const { status, headers, body } = await rawCall(server, 'GET /user/get-category', {
      query: { lang: value },
    });
    expect([status, headers.get('content-language')]).toEqual([200, language]);
    expect(JSON.stringify(body).includes('ستائر')).toBe(language === 'ar');
  });

  it('do not depend on Accept-Language, because shared caches store them by URL', async () => {
    const { headers, body } = await rawCall(server, 'GET /user/get-category', {
      headers: inArabic,
    });
    expect(headers.get('content-language')).toBe('en');
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('vary')).not.toMatch(/accept-language/i);
    expect(JSON.stringify(body)).toContain('Curtains');
  });

  it('are cached per language, not per spelling of the parameter', async () => {
    const read = async (query: Record<string, string>) =>
      JSON.stringify((await rawCall(server, 'GET /user/get-category', { query })).body);
    const [english, arabic] = [await read({}), await read({ lang })];
    expect(arabic).not.toBe(english);
    expect(await read({ lang: 'en' })).toBe(english);
    expect(await read({ lang: 'AR' })).toBe(arabic);
    expect(await read({ lang })).toBe(arabic);
    await server.db
      .updateTable('catalogue_texts')
      .set({ texts: JSON.stringify({ name: 'برادي', description: '', imageAlt: '' }) })
      .where('kind', '=', 'categories')
      .execute();
    server.clock.advance(1000);
    expect(await read({ lang })).toContain('برادي');
  });

  it('are rejected when the language is given twice', async () => {
    const response = await server.fetch('/api/user/get-category?lang=ar&lang=en');
    expect(response.status).toBe(400);
  });

  it('change nothing for clients that do not name a language', async () => {
    const english = await createTinyServer();
    for (const call of ['GET /user/get-home-page', 'GET /user/get-category'] as const) {
      expect(await succeed(server, call)).toEqual(await succeed(english, call));
    }
    await english.close();
  });
});

describe('products', () => {
  const search = async (text: string, language = 'en'): Promise<string[]> => {
    const query = { search: text, limit: 100, lang: language };
    const { products } = await succeed(server, 'GET /user/get-products', { query });
    return products.map((product) => product._id);
  };

  it('are found by words of both languages, whatever the language of the page', async () => {
    expect(await search('مجلس')).toEqual(['product-1']);
    expect(await search('المَجلِس', 'ar')).toEqual(['product-1']);
    expect(await search('velvet', 'ar')).toEqual(['product-1', 'product-5', 'product-9']);
    expect(await search('ستاير', 'ar')).toEqual(['product-1', 'product-2', 'product-3']);
  });

  it('have Arabic names in a list', async () => {
    const query = { search: 'مخمل', lang };
    const { products } = await succeed(server, 'GET /user/get-products', { query });
    expect(products[0]).toMatchObject({ name: 'المنتج الأول' });
  });

  it('that fit a sub-category name it in Arabic, or in English with its language', async () => {
    const subCategoryOf = async (query: { lang?: 'ar' }) => {
      const all = { subCategoryId: 'sheer', ...query };
      return (await succeed(server, 'GET /user/get-products', { query: all })).subCategory;
    };
    const ids = { _id: 'sheer', category: 'curtains' };
    expect(await subCategoryOf({})).toEqual({ ...ids, name: 'Sheer' });
    expect(await subCategoryOf({ lang })).toEqual({ ...ids, name: 'شيفون' });
    await server.db.deleteFrom('catalogue_texts').where('kind', '=', 'sub_categories').execute();
    server.clock.advance(1000);
    expect(await subCategoryOf({ lang })).toEqual({ ...ids, name: 'Sheer', lang: 'en' });
  });
});

describe('cart and orders with lang=ar', () => {
  let token: string;
  beforeEach(async () => {
    token = await server.signIn(EMAIL);
  });

  it('show Arabic names of products and sizes', async () => {
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    await succeed(server, 'POST /user/add-to-cart', { token, body: largeLine });
    const { cart } = await succeed(server, 'GET /user/get-cart', { token, query: { lang } });
    expect(cart).toMatchObject([
      { name: 'المنتج الأول', size: 'صغير' },
      { name: 'المنتج الأول', size: 'Large', sizeLang: 'en' },
    ]);
    expect((await succeed(server, 'GET /user/get-cart', { token })).cart[0]?.name).toBe(
      'Product 1',
    );
  });

  it('keep the names of the time of the order', async () => {
    const { order } = await placeOrder(server, token, smallLine);
    const other = { productId: 'product-2', sizeId: 'product-2-2' };
    await placeOrder(server, token, other);
    await server.db.deleteFrom('catalogue_texts').execute();
    const { orders } = await succeed(server, 'GET /user/get-orders', { token, query: { lang } });
    expect(orders.map(({ items }) => items)).toMatchObject([
      [{ productName: 'Product 2', lang: 'en', size: 'Large', sizeLang: 'en' }],
      [{ productName: 'المنتج الأول', size: 'صغير' }],
    ]);
    const query = { _id: order?._id ?? '', lang };
    const detail = await succeed(server, 'GET /user/get-single-order-history', { token, query });
    expect(detail.order.items).toMatchObject([{ productName: 'المنتج الأول', size: 'صغير' }]);
    const inEnglish = await succeed(server, 'GET /user/get-single-order-history', {
      token,
      query: { _id: query._id },
    });
    expect(inEnglish.order.items[0]).toMatchObject({ productName: 'Product 1', size: 'Small' });
    expect(inEnglish.order.items[0]).not.toHaveProperty('lang');
  });

  it('show no names of other customers', async () => {
    await placeOrder(server, token, smallLine);
    const stranger = await server.signIn('omar@example.com');
    const { orders } = await succeed(server, 'GET /user/get-orders', {
      token: stranger,
      query: { lang },
    });
    expect(orders).toEqual([]);
  });
});

describe('messages', () => {
  it('are in the language of Accept-Language', async () => {
    const refused = await fail(server, 'POST /user/send-otp', {
      headers: inArabic,
      body: { email: 'nobody' },
    });
    expect(refused.message).toBe('يُرجى إدخال بريد إلكتروني صحيح');
    expect(refused.headers.get('content-language')).toBe('ar');
    const token = await server.signIn(EMAIL);
    const added = await succeed(server, 'POST /user/add-to-cart', {
      token,
      headers: inArabic,
      body: smallLine,
    });
    expect(added.message).toBe('تمت إضافة المنتج إلى السلة');
  });

  it.each([
    ['en-US,en;q=0.9,ar;q=0.8', 'en'],
    ['fr-FR,ar;q=0.5', 'ar'],
    ['ar;q=0, en', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['arq', 'en'],
    ['ar;q=0.2,en;q=0.9', 'en'],
  ])('are for %j in %s', async (header, language) => {
    const { headers } = await fail(server, 'GET /user/get-product-details', {
      headers: { 'accept-language': header },
      query: { id: 'nope' },
    });
    expect(headers.get('content-language')).toBe(language);
  });

  it('are in the language of the parameter, whatever the header', async () => {
    const query = { id: 'nope', lang: 'en' };
    const english = await fail(server, 'GET /user/get-product-details', {
      query,
      headers: inArabic,
    });
    expect(english.message).toBe('This product does not exist.');
    const arabic = await fail(server, 'GET /user/get-product-details', {
      query: { ...query, lang },
    });
    expect(arabic.message).toBe('هذا المنتج غير موجود.');
  });

  it('name fields and limits in Arabic', async () => {
    const token = await server.signIn(EMAIL);
    const order = (change: object) =>
      fail(server, 'POST /user/place-order', {
        token,
        headers: inArabic,
        query: { paymentType: 'stripe' },
        body: { ...goodBilling, ...change },
      });
    expect((await order({ firstName: ' ' })).message).toBe('يُرجى إدخال الاسم الأول');
    expect((await order({ phone: '1' })).message).toBe('رقم الهاتف غير صحيح');
    expect((await order({ pinCode: '1'.repeat(21) })).message).toContain('20 حرفًا');
    expect((await order({})).message).toBe('سلتك فارغة. أضف منتجًا قبل إتمام الطلب.');
  });

  it('about the session stay the exact English ones, which clients compare', async () => {
    const headers = inArabic;
    const withoutToken = await fail(server, 'GET /user/get-cart', { headers });
    const wrongToken = await fail(server, 'GET /user/get-cart', { headers, token: 'x' });
    expect([withoutToken.message, wrongToken.message]).toEqual([
      'Token not found',
      'Invalid token',
    ]);
  });

  it('of a throttled request name the wait in the right plural form', async () => {
    const limited = await createTinyServer({
      limits: { codesPerRequester: { limits: [{ max: 1, windowMs: 120_000 }] } },
    });
    const body = { email: EMAIL };
    await succeed(limited, 'POST /user/send-otp', { body, headers: inArabic });
    const refused = await fail(limited, 'POST /user/send-otp', { body, headers: inArabic });
    expect(refused.status).toBe(429);
    expect(refused.message).toBe('طُلبت رموز كثيرة. يُرجى المحاولة مرة أخرى بعد دقيقتين.');
    await limited.close();
  });
});
