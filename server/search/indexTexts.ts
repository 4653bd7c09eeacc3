import {
  CARE_WORDS,
  COLOUR_WORDS,
  MATERIAL_WORDS,
  OPACITY_WORDS,
  PATTERN_WORDS,
  ROOM_WORDS,
} from '../rules/attributeWords.ts';
import { isHardware } from './hardware.ts';
import type { Names, SearchableCategory, SearchableProduct } from './searchableProduct.ts';
import { FIELD_WEIGHTS, indexedWords } from './vocabulary.ts';
import type { createVocabulary } from './vocabulary.ts';

/** Words of a product's attributes, in both languages. */
function attributeWords({ attributes }: Pick<SearchableProduct, 'attributes'>): string {
  const {
    colours = [],
    opacity,
    material,
    pattern,
    rooms = [],
    widths = [],
    careMethod,
  } = attributes;
  return [
    ...colours.map((colour) => COLOUR_WORDS[colour]),
    opacity && OPACITY_WORDS[opacity],
    material && MATERIAL_WORDS[material],
    pattern && PATTERN_WORDS[pattern],
    ...rooms.map((room) => ROOM_WORDS[room]),
    ...widths.map(String),
    careMethod && CARE_WORDS[careMethod],
  ]
    .filter((words) => words !== undefined)
    .join(' ');
}

function allNames(names: Names | undefined): string {
  return Object.values(names ?? {}).join(' ');
}

/** Folding changes Arabic words only. */
const ARABIC = /[\u0600-\u06FF]/;

/** Adds the texts of products to a vocabulary. @returns a function that adds those of one product */
export function indexTexts(
  { add, addKnown, addWritten }: Omit<ReturnType<typeof createVocabulary>, 'finish'>,
  categories: readonly SearchableCategory[],
) {
  const names = new Map(
    categories.map((item) => [item.subCategoryId ?? item.categoryId, allNames(item.names)]),
  );
  for (const text of names.values()) {
    addKnown(indexedWords(text));
    addWritten(text);
  }
  /** Words of texts that many products share. */
  const shared = new Map<string, string[]>();
  const sharedWords = (text: string): string[] => {
    const known = shared.get(text);
    if (known !== undefined) return known;
    const words = indexedWords(text);
    shared.set(text, words);
    addWritten(text);
    return words;
  };
  return (position: number, product: Omit<SearchableProduct, 'addedOn' | 'sizes'>): void => {
    for (const { name, brand, description } of product.texts) {
      add(position, indexedWords(name), FIELD_WEIGHTS.name);
      addWritten(name);
      add(position, sharedWords(brand), FIELD_WEIGHTS.brand);
      if (ARABIC.test(description)) addWritten(description);
      const described = indexedWords(description).filter((word) => !isHardware(word));
      add(position, described, FIELD_WEIGHTS.description);
    }
    const attributes = attributeWords(product);
    const category = names.get(product.categoryId) ?? '';
    add(position, sharedWords(attributes), FIELD_WEIGHTS.attribute);
    add(position, sharedWords(category), FIELD_WEIGHTS.category);
    for (const id of product.subCategoryIds) {
      add(position, sharedWords(names.get(id) ?? ''), FIELD_WEIGHTS.subCategory);
    }
  };
}
