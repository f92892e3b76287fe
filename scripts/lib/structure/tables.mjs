import { existsSync, readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { isTest } from "./imports.mjs";

const SCHEMA = "server/db/schema/";
const OWNED_ELSEWHERE = {
  "outgoing-message": "server/mail",
  throttle: "server/http",
  "identity/sign-in-challenge": "server/modules/identity/otp",
  "sale/gateway-event": "server/modules/sale/webhook",
  "sale/sandbox": "server/adapters/payments",
};

/**
 * Schema files whose tables other modules may join for reading, as they may all views. All other tables are private to
 * their owner.
 */
const SHARED = new Set([
  "identity/account",
  "identity/operator",
  "identity/registration",
  "catalogue/category",
  "catalogue/product",
  "catalogue/vendor",
  "catalogue/visit",
  "sale/booking",
  "sale/daily-closing",
  "sale/dispute",
  "sale/document",
  "sale/ledger",
  "sale/offer",
  "sale/order",
  "sale/payment",
  "sale/refund",
  "messaging/ticket",
  "planning/guest",
  "planning/share-link",
  "planning/wedding",
  "sale/cancellation",
  "sale/edit",
  "sale/payout",
  "sale/promotion",
  "sale/voucher",
]);

const LOCKS = /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b/i;
const WRITES = /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|update)\s+(?:only\s+)?$/i;
const READS = /\b(?:from|join|using)\s+(?:only\s+)?$/i;
const WRITTEN_BY_NAME =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|update(?=\s+"?\w+"?\s+set\b))\s+"?(\w+)"?/gi;

/**
 * Returns the places where code below `server/` writes or locks rows of a table that another module owns
 * (`table-written-by-owner`) or reads a table that its owner does not share (`table-private`). The schema file names
 * the owner: `server/db/schema/<area>/<module>.ts` belongs to `server/modules/<area>/<module>`.
 */
export function tableViolations() {
  const schema = readSchema();
  return sourcesOf("server/")
    .filter((file) => !file.startsWith("server/db/") && !isTest(file))
    .flatMap((file) => violationsOf(file, schema));
}

function violationsOf(file, schema) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const imported = importedTables(source, schema);
  const found = [];
  const report = (rule, subject, reason) => found.push({ rule, subject: `${file} -> ${subject}`, reason });
  const touch = (what, table) => {
    if (!table) return;
    const { owner } = table;
    if (!file.startsWith(`${owner}/`)) {
      report("table-written-by-owner", `${what} ${table.name}`, `${owner} alone writes and locks its rows.`);
    }
  };
  const unclear = (what) =>
    report(
      "table-written-by-owner",
      `${what} of a table that is not named`,
      "Name the table at the statement.",
    );

  for (const table of new Set(imported.values())) {
    if (!file.startsWith(`${table.owner}/`) && !table.shared) {
      report("table-private", table.name, `${table.owner} does not share this table.`);
    }
  }
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const verb = node.expression.name.text;
      const [argument] = node.arguments;
      if (["insert", "update", "delete"].includes(verb) && argument && ts.isIdentifier(argument)) {
        const table = imported.get(argument.text);
        if (table) touch(`${verb}s`, table);
        else if (isDatabase(node.expression.expression)) unclear(verb);
      }
      if (verb === "for" && argument && ts.isStringLiteral(argument)) {
        const locked = lockedTables(node, imported);
        if (locked.length === 0) unclear("lock");
        for (const table of locked) touch("locks", table);
      }
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "sql") readSql(node.template);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) byName(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) byName(node.text);
    ts.forEachChild(node, visit);
  };
  const byName = (text) => {
    for (const [, name] of text.matchAll(WRITTEN_BY_NAME)) touch("writes", schema.byName.get(name));
  };
  const readSql = (template) => {
    if (!ts.isTemplateExpression(template)) return;
    const texts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
    const locks = LOCKS.test(texts.join(" ? "));
    template.templateSpans.forEach(({ expression }, at) => {
      const table = ts.isIdentifier(expression) ? imported.get(expression.text) : undefined;
      const before = texts[at];
      if (WRITES.test(before)) {
        if (table) touch("writes", table);
        // Clauses such as `for update ${"skip locked"}` name no table.
        else if (!LOCKS.test(before.slice(-20))) unclear("write");
      } else if (locks && table && READS.test(before)) touch("locks", table);
    });
  };
  visit(source);
  return unique(found);
}

/** Returns the tables listed in `of`, or else every table of the query that `.for()` ends. */
function lockedTables(call, imported) {
  const named = call.arguments[1];
  if (named && ts.isObjectLiteralExpression(named)) {
    const of = named.properties.find((property) => property.name?.getText() === "of");
    if (of) return identifiers(of).flatMap((name) => imported.get(name) ?? []);
  }
  const tables = [];
  for (let node = call.expression.expression; ts.isCallExpression(node); node = node.expression.expression) {
    if (!ts.isPropertyAccessExpression(node.expression)) break;
    const [argument] = node.arguments;
    if (/^(from|\w*[jJ]oin)$/.test(node.expression.name.text) && argument) {
      tables.push(...identifiers(argument).flatMap((name) => imported.get(name) ?? []));
    }
  }
  return tables;
}

function identifiers(node) {
  return ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(identifiers);
}

/** `db.delete(x)` writes a table; `map.delete(x)` does not. */
function isDatabase(node) {
  return ts.isIdentifier(node) && /^(db|tx)$/.test(node.text);
}

function importedTables(source, { byExport }) {
  const imported = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier.text.replace(/^@\//, "");
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith(SCHEMA) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const table = byExport.get(`${from.slice(SCHEMA.length)} ${(propertyName ?? name).text}`);
      if (table) imported.set(name.text, table);
    }
  }
  return imported;
}

/** Returns every table and view of the schema, by export name and by SQL name. */
function readSchema() {
  const [byExport, byName] = [new Map(), new Map()];
  for (const file of sourcesOf(SCHEMA)) {
    const key = file.slice(SCHEMA.length).replace(/[.]ts$/, "");
    const owner = OWNED_ELSEWHERE[key] ?? `server/modules/${key}`;
    const declared = readFileSync(file, "utf8").matchAll(/export const (\w+) = pg(Table|View)\(\s*"(\w+)"/g);
    for (const [, exported, kind, name] of declared) {
      const table = { name, owner, shared: kind === "View" || SHARED.has(key) };
      byExport.set(`${key} ${exported}`, table);
      byName.set(name, table);
    }
  }
  return { byExport, byName };
}

function sourcesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => folder + file)
    .sort();
}

function unique(violations) {
  return [...new Map(violations.map((each) => [`${each.rule} ${each.subject}`, each])).values()];
}
