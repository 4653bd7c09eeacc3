import { sql } from 'kysely';
import type { CreateTableBuilder } from 'kysely';
import type { Queryable } from '../open.ts';
import { primary, refers, required, texts } from './columns.ts';

async function createCatalogue(db: Queryable): Promise<void> {
  const positioned = (name: string): CreateTableBuilder<string, string> =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', primary)
      .addColumn('position', 'integer', required);
  await texts(positioned('banners'), [
    'image',
    'image_portrait',
    'image_alt',
    'heading',
    'text',
  ]).execute();
  await texts(positioned('marquee_items'), ['content']).execute();
  await texts(positioned('works'), ['name', 'images']).execute();
  await texts(positioned('faq'), ['question', 'answer']).execute();
  await texts(db.schema.createTable('articles').addColumn('id', 'text', primary), [
    'title',
    'image',
    'image_alt',
    'html',
    'published_at',
  ]).execute();
  const described = ['name', 'description', 'image', 'image_alt'];
  await texts(positioned('categories'), described).execute();
  await texts(positioned('sub_categories'), [...described, 'what_are', 'why_you_need'])
    .addColumn('category_id', 'text', refers('categories.id'))
    .execute();
}

async function createProducts(db: Queryable): Promise<void> {
  const products = db.schema.createTable('products').addColumn('id', 'text', primary);
  await texts(products, ['name', 'brand', 'description', 'images', 'search_text'])
    .addColumn('category_id', 'text', refers('categories.id'))
    .addColumn('position', 'integer', required)
    .execute();
  await db.schema
    .createTable('product_sizes')
    .addColumn('id', 'text', primary)
    .addColumn('product_id', 'text', refers('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('label', 'text', required)
    .addColumn('price_minor', 'integer', (column) => column.notNull().check(sql`price_minor > 0`))
    .execute();
  await db.schema.createIndex('sizes_product').on('product_sizes').column('product_id').execute();
  await texts(db.schema.createTable('reviews').addColumn('id', 'text', primary), [
    'email',
    'name',
    'review',
    'created_at',
  ])
    .addColumn('product_id', 'text', refers('products.id'))
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('profile_picture', 'text')
    .execute();
  await db.schema
    .createIndex('reviews_product')
    .on('reviews')
    .columns(['product_id', 'created_at'])
    .execute();
}

/** The public catalogue: home, categories, products, works, FAQ, articles, reviews. */
export async function up(db: Queryable): Promise<void> {
  await createCatalogue(db);
  await createProducts(db);
}
