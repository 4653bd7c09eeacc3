/** Placeholder for the expressions of a template. */
const EXPRESSION = '$';

/** The text of a literal or template; `undefined` for other expressions. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked).join(EXPRESSION);
}

/** Values of a shorthand; spaces within parentheses separate none. */
const valuesOf = (text) => text.trim().match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];

/** Whether the right side differs from the left: top, right, bottom, left. */
function isUneven(text) {
  const [, right, , left] = valuesOf(text);
  return left !== undefined && left !== right;
}

/** Whether the corners of the right side differ: top left, top right, bottom right, bottom left. */
function isUnevenRadius(text) {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] =
    valuesOf(text);
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

const SIDES = /^(margin|padding|inset|scrollMargin|scrollPadding|border(Width|Style|Color))$/;
const POSITIONS = /^(transformOrigin|backgroundPosition|objectPosition|perspectiveOrigin)$/;
const SIDE = /\b(left|right)\b/;
const SIDEWAYS = /\b(translateX|translate|translate3d|skewX|skew)\((?!0[,)\s])/;
const SIDE_GRADIENT = /-gradient\(to (top |bottom )?(left|right|\$)/;

/** Whether a value is the same in both directions, if its style does not replace it in one. */
function isSided(name, text) {
  if (SIDES.test(name)) return isUneven(text);
  if (name === 'borderRadius') return isUnevenRadius(text);
  if (name === 'transform') return SIDEWAYS.test(text);
  if (name === 'translate') return !/^(0|none)\b/.test(text);
  if (name === 'boxShadow') return /^(inset )?-?(?!0\b)[\d.$]/.test(text);
  if (/^(background|backgroundImage|maskImage)$/.test(name)) return SIDE_GRADIENT.test(text);
  return POSITIONS.test(name) && SIDE.test(text);
}

const nameOf = ({ key, computed }) => (computed ? textOf(key) : (key.name ?? key.value)) ?? '';
const isRightToLeft = (property) =>
  property.type === 'Property' && nameOf(property).includes('[dir=rtl]');

/** Names of the properties that an object sets for right-to-left languages. */
const rightToLeftNames = ({ properties }) =>
  properties
    .filter(isRightToLeft)
    .flatMap(({ value }) => value.properties ?? [])
    .map((property) => (property.type === 'Property' ? nameOf(property) : ''));

/** Names of the animations of keyframes, whose direction the style that uses them sets. */
const KEYFRAMES = /^(keyframes|@keyframes .*)$/;

/**
 * ESLint rule against values of styles that do not mirror in right-to-left languages. Accepts what the same style sets
 * again, or mirrors with a transform, under `[dir=rtl]`, and offsets that a script computes for `style`.
 */
const mirroredStyles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sided:
        "Use a logical property, such as marginInlineStart, or set it again under '[dir=rtl] &': layouts mirror in Arabic.",
    },
  },
  create: ({ report, sourceCode }) => {
    const isMirrored = (node, name) => {
      const ancestors = sourceCode.getAncestors(node);
      if (ancestors.some(isRightToLeft)) return true;
      const isAnimated = ancestors.some(
        (ancestor) =>
          KEYFRAMES.test(ancestor.callee?.name ?? '') ||
          (ancestor.type === 'Property' && KEYFRAMES.test(nameOf(ancestor))),
      );
      const replaced = ancestors
        .filter(({ type }) => type === 'ObjectExpression')
        .flatMap(rightToLeftNames);
      if (isAnimated) return /\[dir=rtl\][^}]*animationName/.test(sourceCode.text);
      return replaced.includes(name) || (name !== 'transform' && replaced.includes('transform'));
    };
    const isComputed = (node, value) =>
      value.type === 'TemplateLiteral' &&
      value.expressions.length > 0 &&
      sourceCode.getAncestors(node).some(({ name }) => name?.name === 'style');
    const check = (node, name, value) => {
      const text = textOf(value);
      if (text !== undefined) {
        const isReported =
          isSided(name, text) && !isMirrored(node, name) && !isComputed(node, value);
        if (isReported) report({ node: value, messageId: 'sided' });
      } else if (value.type === 'ConditionalExpression') {
        check(node, name, value.consequent);
        check(node, name, value.alternate);
      } else if (value.type === 'ObjectExpression') {
        // Values of breakpoints.
        for (const property of value.properties) {
          if (property.type === 'Property') check(node, name, property.value);
        }
      } else if (value.type === 'ArrowFunctionExpression') check(node, name, value.body);
    };
    return {
      Property: (node) => {
        const name = nameOf(node);
        if (!node.computed && /^[a-zA-Z]+$/.test(name)) check(node, name, node.value);
      },
    };
  },
};

/** Plugin for the storefront's ESLint configuration. */
export const stylesPlugin = { rules: { 'mirrored-styles': mirroredStyles } };
