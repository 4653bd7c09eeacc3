import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

const partsOf = (type) => (type.isUnion() ? type.types : [type]);

const isBlank = (type) => type.isStringLiteral() && type.value.trim() === '';

/** White space between elements, which translators leave alone. */
const isSpace = ({ type, value }) =>
  (type === 'JSXText' || type === 'Literal') && typeof value === 'string' && value.trim() === '';

/** Whether an expression may be text; `ReactNode`, the only type with a bigint, is whatever the parent passes. */
function isText(expression, services) {
  const parts = partsOf(services.getTypeAtLocation(expression));
  return (
    parts.some((part) => (part.flags & TEXT) !== 0 && !isBlank(part)) &&
    !parts.some(({ flags }) => (flags & ts.TypeFlags.BigIntLike) !== 0)
  );
}

function isTextChild(child, services) {
  if (child.type === 'JSXText') return true;
  if (child.type !== 'JSXExpressionContainer' || isSpace(child.expression)) return false;
  return isText(child.expression, services);
}

/** Whether a node is returned by a component, which has a capital letter. */
function isOfComponent(node) {
  let scope = node.parent;
  while (scope !== null && !/Function/.test(scope.type)) scope = scope.parent;
  return /^[A-Z]/.test(scope?.id?.name ?? scope?.parent?.id?.name ?? '');
}

/**
 * ESLint rule: a text is the only child of its element. A page translator replaces text nodes; React then neither changes a
 * text beside other children nor inserts an element before it (docs/architecture.md, Languages).
 */
const alone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone:
        'Put the text into an element of its own, e.g. <span>: page translators replace text nodes.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    // Tests of other rules lint without types.
    if (!services.getTypeAtLocation) return {};
    const check = ({ type, children }) => {
      const shown = children.filter(
        (child) =>
          !(isSpace(child) && child.value.includes('\n')) &&
          child.expression?.type !== 'JSXEmptyExpression',
      );
      if (type === 'JSXElement' && shown.length < 2) return;
      for (const child of shown)
        if (!isSpace(child) && isTextChild(child, services))
          context.report({ node: child, messageId: 'alone' });
    };
    const checkReturn = ({ argument }) => {
      if (argument && isOfComponent(argument) && isText(argument, services))
        context.report({ node: argument, messageId: 'alone' });
    };
    return { JSXElement: check, JSXFragment: check, ReturnStatement: checkReturn };
  },
};

export const textsPlugin = { rules: { alone } };
