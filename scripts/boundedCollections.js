const COLLECTIONS = new Set(['Map', 'Set']);
const READ_ONLY = new Set(['ReadonlyMap', 'ReadonlySet']);
const GROWING = new Set(['set', 'add']);

/** Whether an expression creates a Map or Set. */
const isCollection = (node) =>
  node?.type === 'NewExpression' && COLLECTIONS.has(node.callee.name ?? '');

/** Whether a declaration is typed as read-only, so that nothing can be added to it. */
const isReadOnly = ({ id }) =>
  READ_ONLY.has(id.typeAnnotation?.typeAnnotation.typeName?.name ?? '');

/** Whether a reference is the object of `x.set(…)` or `x.add(…)`. */
function isGrown({ identifier: { parent } }) {
  return (
    parent.type === 'MemberExpression' &&
    parent.parent.type === 'CallExpression' &&
    parent.parent.callee === parent &&
    GROWING.has(parent.property.name ?? '')
  );
}

/** Whether another function than the one that declares a variable adds to it: the variable outlives the call. */
const outlivesCall = ({ scope, references }) =>
  references.some(
    (reference) => reference.from.variableScope !== scope.variableScope && isGrown(reference),
  );

function findVariable(scope, name) {
  for (let current = scope; current !== null; current = current.upper) {
    const variable = current.set.get(name);
    if (variable !== undefined) return variable;
  }
  return undefined;
}

/**
 * ESLint rule against a Map or Set that grows while the server runs. It reports those of modules that are not typed as
 * read-only, those of classes, and those that a nested function adds to.
 */
const boundedCollections = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unbounded:
        'This lives as long as the server: use boundedCache of server/boundedCache.ts, or type a fixed table as ReadonlyMap or ReadonlySet.',
    },
  },
  create: ({ report, sourceCode }) => ({
    NewExpression: (node) => {
      if (!isCollection(node)) return;
      const unbounded = () => report({ node, messageId: 'unbounded' });
      const ancestors = sourceCode.getAncestors(node);
      const { parent } = node;
      if (parent.type === 'PropertyDefinition') return unbounded();
      const scope = sourceCode.getScope(node);
      if (scope.variableScope.type === 'module') {
        const declaration = ancestors.findLast(({ type }) => type === 'VariableDeclarator');
        if (declaration === undefined || !isReadOnly(declaration)) unbounded();
        return;
      }
      const name =
        parent.type === 'VariableDeclarator'
          ? parent.id.name
          : parent.type === 'AssignmentExpression'
            ? parent.left.name
            : undefined;
      const variable = name === undefined ? undefined : findVariable(scope, name);
      if (variable !== undefined && outlivesCall(variable)) unbounded();
    },
  }),
};

/** Plugin for the server's ESLint configuration. */
export const boundedPlugin = { rules: { 'bounded-collections': boundedCollections } };
