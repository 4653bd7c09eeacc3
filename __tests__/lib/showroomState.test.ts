import { describe, expect, it } from '@jest/globals';
import {
  readArticleState,
  readCurtainDetailState,
  readEnquiryIds,
  readFeatureState,
  readWorkDetailState,
} from '@/lib/showroomState';

const readers = {
  readArticleState,
  readCurtainDetailState,
  readFeatureState,
  readWorkDetailState,
};
const unusable = [undefined, null, 0, 'text', [], {}, { title: '' }, { title: {}, name: [] }];

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(unusable)('takes %j for no state', (state) => {
    expect(read(state)).toBeUndefined();
  });
});

describe('what is left of a hostile state', () => {
  it('is a curtain without its unusable parts', () => {
    expect(
      readCurtainDetailState({ title: 'a', image: 'javascript:1', benefits: ['x', {}, null] }),
    ).toMatchObject({ title: 'a', image: '', description: '', benefits: ['x'] });
  });

  it('is a work with its usable pictures', () => {
    expect(
      readWorkDetailState({ name: 'a', images: ['/media/a.webp', 'data:x', 3] })?.images,
    ).toEqual(['/media/a.webp']);
    expect(readWorkDetailState({ name: 'a', images: ['data:x'] })).toBeUndefined();
  });

  it('is a feature with its complete pairs', () => {
    expect(
      readFeatureState({ heading: 'a', data: [{ label: 'l', text: 't' }, { label: 'l' }, 1] })
        ?.data,
    ).toEqual([{ label: 'l', text: 't' }]);
  });
});

describe('readEnquiryIds', () => {
  it('prefers state to the query string', () => {
    expect(readEnquiryIds({ categoryId: 'a' }, new URLSearchParams('categoryId=b'))).toEqual({
      categoryId: 'a',
    });
  });

  it('reads the query string and leaves empty ids out', () => {
    expect(readEnquiryIds(null, new URLSearchParams('categoryId=b&subCategoryId='))).toEqual({
      categoryId: 'b',
    });
  });
});
