const WORD = '/[A-Za-z]{2}/';
const textMessage =
  "Write the text in the feature's messages.ts and translate it: t(messages.title).";
/** Attributes and properties with texts for users. */
const TEXT_NAMES =
  '/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|helperText)$/';
const WORDS = `:matches(Literal[value=${WORD}], TemplateLiteral:has(> TemplateElement[value.raw=${WORD}]))`;

/** Selectors of texts that are not translated. */
export const hardCodedTexts = [
  `JSXText[value=${WORD}]`,
  `JSXElement > JSXExpressionContainer > ${WORDS}`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORD}]`,
  `JSXAttribute[name.name=${TEXT_NAMES}] > Literal[value=${WORD}]`,
  `JSXAttribute[name.name=${TEXT_NAMES}] > JSXExpressionContainer > ${WORDS}`,
  `JSXAttribute[name.name=${TEXT_NAMES}] > JSXExpressionContainer > ConditionalExpression > Literal[value=${WORD}]`,
  `Property[key.value=/^aria-(label|description|roledescription|valuetext)$/][value.type='Literal'][value.value=${WORD}]`,
].map((selector) => ({ selector, message: textMessage }));

/** Selectors of buttons that show an icon and have no name. */
export const namelessButtons = [
  "JSXOpeningElement[name.name=/^(IconButton|Fab)$/]:not(:has(> JSXAttribute[name.name='aria-label'], > JSXAttribute[name.name='aria-labelledby'], > JSXSpreadAttribute))",
].map((selector) => ({
  selector,
  message: 'Name the button with aria-label: screen readers do not read icons.',
}));

/** Selectors of fields with small text. */
export const smallFields = [
  String.raw`Property[key.value=/\b(select|input|textarea)\b/] Property[key.name='fontSize'] > Literal[value=/^(0?\.\d+r?em|1[0-5](\.\d+)?px)$/]`,
].map((selector) => ({
  selector,
  message: 'Fields have at least 16 px: iOS zooms in on smaller ones.',
}));

/** Selectors of styles that do not mirror in right-to-left languages. */
export const physicalStyles = [
  String.raw`Property[key.name=/^((margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius)$/]`,
  'Property[key.name=/^(textAlign|float|clear|horizontal)$/] > Literal[value=/^(left|right)$/]',
  'JSXAttribute[name.name="align"] > Literal[value=/^(left|right)$/]',
  // Names that other objects have too.
  'JSXAttribute[name.name=/^(sx|style)$/] Property[key.name=/^(left|right|[mp][lr])$/]',
  "CallExpression[callee.callee.name='styled'] Property[key.name=/^(left|right)$/]",
  'Property[key.name=/^(styleOverrides|variants)$/] Property[key.name=/^(left|right)$/]',
  "Property[key.name=/^(margin|padding)$/] > CallExpression[callee.property.name='spacing'][arguments.length=4]",
].map((selector) => ({
  selector,
  message: 'Use a logical property, such as marginInlineStart: layouts mirror in Arabic.',
}));

/** Selectors of colours that no theme decides. */
export const rawColours = [
  'Literal[value=/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  String.raw`Literal[value=/\b(?:rgba?|hsla?|oklch)\(/]`,
  String.raw`TemplateElement[value.raw=/(?:^|\s)#[0-9a-f]{6}\b|\b(?:rgba?|hsla?|oklch)\(/i]`,
].map((selector) => ({
  selector,
  message: 'Take the colour from the theme: palette, or `colours` of src/theme/tokens.',
}));
