/**
 * An oxlint plugin with one rule: a literal must not be spread into another (`{ ...{ a, b }, c }`, `[...[1], 2]`,
 * `<Field {...{ id, label }} />`). Such a spread adds nothing, and TypeScript doesn't check its keys.
 */
const LITERAL_OF = {
  SpreadElement: ["ObjectExpression", "ArrayExpression"],
  JSXSpreadAttribute: ["ObjectExpression"],
};

/** Reports the node when it spreads a literal that could be written out in place. */
function check(context, node) {
  if (!LITERAL_OF[node.type].includes(node.argument.type)) return;
  context.report({ node, message: "Write the keys out instead of spreading a literal." });
}

const plugin = {
  meta: { name: "sayang" },
  rules: {
    "no-literal-spread": {
      create: (context) => ({
        SpreadElement: (node) => check(context, node),
        JSXSpreadAttribute: (node) => check(context, node),
      }),
    },
  },
};

export default plugin;
