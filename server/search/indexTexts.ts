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
import { spelledWords } from './tokens.ts';
import { FIELD_WEIGHTS, withOtherForms } from './vocabulary.ts';
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

/** Adds the texts of products to a vocabulary. @returns a function that adds those of one product */
export function indexTexts(
  { add, addKnown, addSpelling }: Omit<ReturnType<typeof createVocabulary>, 'finish'>,
  categories: readonly SearchableCategory[],
) {
  const readWords = (text: string): string[] => {
    const words = spelledWords(text);
    addSpelling(words);
    return withOtherForms(words.folded);
  };
  const names = new Map(
    categories.map((item) => [item.subCategoryId ?? item.categoryId, allNames(item.names)]),
  );
  /** Words of texts that many products share. */
  const shared = new Map<string, string[]>();
  const sharedWords = (text: string): string[] => {
    const words = shared.get(text) ?? readWords(text);
    shared.set(text, words);
    return words;
  };
  for (const text of names.values()) addKnown(sharedWords(text));
  return (position: number, product: Omit<SearchableProduct, 'addedOn' | 'sizes'>): void => {
    for (const { name, brand, description } of product.texts) {
      add(position, readWords(name), FIELD_WEIGHTS.name);
      add(position, sharedWords(brand), FIELD_WEIGHTS.brand);
      const described = readWords(description).filter((word) => !isHardware(word));
      add(position, described, FIELD_WEIGHTS.description);
    }
    add(position, sharedWords(attributeWords(product)), FIELD_WEIGHTS.attribute);
    add(position, sharedWords(names.get(product.categoryId) ?? ''), FIELD_WEIGHTS.category);
    for (const id of product.subCategoryIds) {
      add(position, sharedWords(names.get(id) ?? ''), FIELD_WEIGHTS.subCategory);
    }
  };
}
