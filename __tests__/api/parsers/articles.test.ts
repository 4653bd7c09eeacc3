import { describe, expect, it } from '@jest/globals';
import { parseArticle } from '@/api/parsers/articles';
import { buildArticle } from '@/fixtures/articles.fixtures';

const junk = [null, undefined, 'text', 5, [], {}];

describe('parseArticle', () => {
  it('keeps a valid article', () => {
    expect(parseArticle(buildArticle())).toEqual(buildArticle());
  });

  it('requires only a title', () => {
    expect(parseArticle({ title: 'Light', image: 'data:x' })).toEqual({
      image: '',
      title: 'Light',
      description: '',
      createdAt: '',
    });
  });

  it.each([{ title: '' }, { _id: 'a' }, ...junk])('rejects %j', (value) => {
    expect(parseArticle(value)).toBeUndefined();
  });
});
