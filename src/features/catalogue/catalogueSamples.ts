import type { Category, SubCategory } from '@/contract/catalogue';
import { blindTypes } from '@/content/rollers';
import { services } from '@/content/services';

/** Categories for stories. */
export const sampleCategories: Category[] = [...blindTypes, ...services].map((item, index) => ({
  _id: `category-${index}`,
  name: 'name' in item ? item.name : item.title,
  description: 'text' in item ? item.text : item.linkText,
  image: item.image,
  imageAlt: item.imageAlt,
  subCount: index + 1,
}));

/** Sub-categories for stories. */
export const sampleSubCategories: SubCategory[] = blindTypes.map((blind) => ({
  _id: blind.slug,
  name: blind.name,
  description: blind.text,
  image: blind.image,
  imageAlt: blind.imageAlt,
  category: 'category-0',
  whatAre: blind.text,
  whyYouNeed: blind.points,
}));
