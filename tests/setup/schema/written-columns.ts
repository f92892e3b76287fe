import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import ts from "typescript";

const SCHEMA = "server/db/schema";
const FUNCTIONS = "server/db/functions";
/** Where the product writes; `demo/` and tests are left out. */
const SOURCES = /^(server|scripts|tools)\/.*\.tsx?$/;
const WRITERS = new Set(["values", "set"]);

/** An object type with at least this share of a table's columns counts as the type of its rows. */
const MOST = 0.6;

/** A table of the schema, and the name of its constant. */
export type Table = { name: string; constant: string; columns: readonly Column[] };
type Column = {
  key: string;
  name: string;
  /** An id, a creation time or a generated value needs no writer. */
  fillsItself: boolean;
  /** Required by the insert type. */
  isRequired: boolean;
};

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/")))
    .filter((name) => name.endsWith(ending));

/** Returns every table of the schema. */
export async function schemaTables(): Promise<Table[]> {
  const tables: Table[] = [];
  for (const file of filesBelow(SCHEMA, ".ts")) {
    const exported = (await import(path.resolve(file))) as Record<string, unknown>;
    for (const [constant, table] of Object.entries(exported)) {
      if (is(table, PgTable)) tables.push({ name: getTableName(table), constant, columns: columnsOf(table) });
    }
  }
  return tables;
}

function columnsOf(table: PgTable): Column[] {
  return Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: column.name,
    fillsItself:
      column.defaultFn !== undefined ||
      column.generated !== undefined ||
      column.generatedIdentity !== undefined ||
      /Serial/.test(column.columnType) ||
      /\bnow\(\)/.test(JSON.stringify(column.default ?? "")),
    isRequired: column.notNull && !column.hasDefault,
  }));
}

/**
 * Returns the columns written by code outside `demo/` and tests, as `table.column`: fields passed to `values` and
 * `set`, fields of object literals typed as a table's row, and assignments in SQL.
 */
export function writtenColumns(tables: readonly Table[]): Set<string> {
  return new Writes(tables).found;
}

class Writes {
  readonly found = new Set<string>();
  private readonly checker: ts.TypeChecker;
  private readonly byConstant: ReadonlyMap<string, Table>;
  private readonly byName: ReadonlyMap<string, Table>;
  private readonly keysByConstant: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly tablesByType = new Map<ts.Type, readonly Table[]>();

  constructor(private readonly tables: readonly Table[]) {
    this.byConstant = new Map(tables.map((table) => [table.constant, table]));
    this.byName = new Map(tables.map((table) => [table.name, table]));
    this.keysByConstant = new Map(
      tables.map(({ constant, columns }) => [constant, new Set(columns.map(({ key }) => key))]),
    );
    const program = openProgram();
    this.checker = program.getTypeChecker();
    for (const file of program.getSourceFiles()) {
      const name = path.relative(process.cwd(), file.fileName).replaceAll(path.sep, "/");
      if (isProduct(name)) this.visit(file);
    }
    for (const file of filesBelow(FUNCTIONS, ".sql")) this.readSql(readFileSync(file, "utf8"));
  }

  private visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) this.readCall(node);
    if (ts.isObjectLiteralExpression(node)) this.readLiteral(node);
    if (ts.isPropertyAssignment(node)) this.readArgument(node.initializer);
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) this.readTemplate(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** `insert(table).values(row)`, `update(table).set(columns)`, and what `onConflictDoUpdate` sets. */
  private readCall(call: ts.CallExpression): void {
    const { expression } = call;
    const [given] = call.arguments;
    for (const each of call.arguments) this.readArgument(each);
    if (!given || !ts.isPropertyAccessExpression(expression)) return;
    const table = this.tableOfChain(expression.expression);
    if (!table) return;
    if (isInsert(call)) {
      this.add(table, new Set(table.columns.flatMap(({ key, isRequired }) => (isRequired ? [key] : []))));
    }
    if (WRITERS.has(expression.name.text)) {
      this.addType(table, this.rowType(given));
      if (ts.isObjectLiteralExpression(given)) this.addComputed(table, given);
    } else if (expression.name.text === "onConflictDoUpdate" && ts.isObjectLiteralExpression(given)) {
      for (const property of given.properties) {
        if (ts.isPropertyAssignment(property) && property.name.getText() === "set") {
          this.addType(table, this.rowType(property.initializer));
        }
      }
    }
  }

  /** A row, or rows, from a variable or another call. Literals are read in place. */
  private readArgument(argument: ts.Expression): void {
    const isRead = ts.isObjectLiteralExpression(argument) || ts.isLiteralExpression(argument);
    const expected = isRead ? undefined : this.checker.getContextualType(argument);
    if (!expected) return;
    for (const table of this.tablesOf(this.elementOf(expected))) this.addType(table, this.rowType(argument));
  }

  /** Returns the tables whose row the type describes. */
  private tablesOf(type: ts.Type): readonly Table[] {
    const known = this.tablesByType.get(type);
    if (known) return known;
    const keys = this.keysOf(type);
    const found = this.tables.filter(({ constant, columns }) => {
      const own = this.keysByConstant.get(constant);
      return keys.length > 0 && keys.every((key) => own?.has(key)) && isRowOf(columns, keys);
    });
    this.tablesByType.set(type, found);
    return found;
  }

  private tableOfChain(chain: ts.Expression): Table | undefined {
    if (!ts.isCallExpression(chain) || !ts.isPropertyAccessExpression(chain.expression)) return undefined;
    const { name, expression } = chain.expression;
    if (name.text === "insert" || name.text === "update") {
      return this.byConstant.get(chain.arguments[0]?.getText() ?? "");
    }
    return this.tableOfChain(expression);
  }

  private rowType(given: ts.Expression): ts.Type {
    return this.elementOf(this.checker.getTypeAtLocation(given));
  }

  private elementOf(type: ts.Type): ts.Type {
    if (!this.checker.isArrayType(type)) return type;
    return this.checker.getTypeArguments(type as ts.TypeReference)[0] ?? type;
  }

  /**
   * A type with most of the columns, such as the schema's own row type, does not show which are given, so its literals
   * are read in place. A type inferred from a literal or from a call's body does.
   */
  private addType(table: Table, type: ts.Type): void {
    const properties = this.propertiesOf(type);
    const keys = new Set(properties.map(({ name }) => name));
    const isWhole = table.columns.filter(({ key }) => keys.has(key)).length >= table.columns.length * MOST;
    this.add(table, new Set(properties.filter((each) => !isWhole || isNamed(each)).map(({ name }) => name)));
  }

  /** An object literal whose expected type has columns of one table and nothing else. */
  private readLiteral(literal: ts.ObjectLiteralExpression): void {
    const expected = this.checker.getContextualType(literal);
    for (const table of expected ? this.tablesOf(expected) : []) {
      for (const property of literal.properties) {
        if (ts.isSpreadAssignment(property)) {
          this.addType(table, this.checker.getTypeAtLocation(property.expression));
        } else if (!ts.isPropertyAssignment(property) || !this.isReadColumn(property.initializer)) {
          this.add(table, new Set([property.name.getText()]));
        }
      }
    }
  }

  /** `[column]: value`, where `column` is one of several names. */
  private addComputed(table: Table, literal: ts.ObjectLiteralExpression): void {
    for (const { name } of literal.properties) {
      if (!name || !ts.isComputedPropertyName(name)) continue;
      const type = this.checker.getTypeAtLocation(name.expression);
      const names = (type.isUnion() ? type.types : [type]).filter((each) => each.isStringLiteral());
      this.add(table, new Set(names.map(({ value }) => value)));
    }
  }

  private isReadColumn(value: ts.Expression): boolean {
    return ts.isPropertyAccessExpression(value) && this.byConstant.has(value.expression.getText());
  }

  private keysOf(type: ts.Type): string[] {
    return this.propertiesOf(type).map(({ name }) => name);
  }

  private propertiesOf(type: ts.Type): ts.Symbol[] {
    // What an async function returns may be promised as well.
    const parts = (type.isUnion() ? type.types : [type]).filter(
      (part) => !this.checker.getPropertyOfType(part, "then"),
    );
    return parts.flatMap((part) =>
      part.flags & ts.TypeFlags.Object || part.isIntersection() ? this.checker.getPropertiesOfType(part) : [],
    );
  }

  private readTemplate(template: ts.TemplateExpression | ts.NoSubstitutionTemplateLiteral): void {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return this.readSql(template.text);
    const spans = template.templateSpans.map(
      ({ expression, literal }) => this.sqlOf(expression) + literal.text,
    );
    this.readSql(template.head.text + spans.join(""));
  }

  private sqlOf(expression: ts.Expression): string {
    const table = this.byConstant.get(expression.getText());
    return table ? `"${table.name}"` : "?";
  }

  private readSql(text: string): void {
    for (const [, name = "", list = ""] of text.matchAll(/\binsert\s+into\s+"?(\w+)"?[^(;]*?\(([^)]*)\)/gi)) {
      this.addNames(name, list.split(","));
      this.readSets(name, /\bdo\s+update\s+set\b(.*)/is.exec(text)?.[1] ?? "");
    }
    for (const [, name = "", rest = ""] of text.matchAll(
      /\bupdate\s+"?(\w+)"?(?:\s+(?:as\s+)?\w+)?\s+set\b(.*)/gis,
    )) {
      this.readSets(name, rest);
    }
  }

  /** `a = 1, b = 2` or `(a, b) = (1, 2)`. */
  private readSets(name: string, text: string): void {
    const [, several] = /^\s*\(([^)]*)\)\s*=/.exec(text) ?? [];
    if (several) return this.addNames(name, several.split(","));
    const [assignments = ""] = text.split(/\b(?:where|from|returning)\b/i);
    this.addNames(
      name,
      [...assignments.matchAll(/(?:^|,)\s*"?(\w+)"?\s*=/g)].map(([, each = ""]) => each),
    );
  }

  private addNames(tableName: string, names: readonly string[]): void {
    const table = this.byName.get(tableName);
    const wanted = new Set(names.map((each) => each.replaceAll('"', "").trim()));
    if (table)
      this.add(table, new Set(table.columns.filter(({ name }) => wanted.has(name)).map(({ key }) => key)));
  }

  private add(table: Table, keys: ReadonlySet<string>): void {
    for (const { key } of table.columns) if (keys.has(key)) this.found.add(`${table.name}.${key}`);
  }
}

/**
 * Requires at least half of a table's columns, so that a small literal that happens to share names isn't mistaken for
 * its row.
 */
const isRowOf = (columns: readonly Column[], keys: readonly string[]) =>
  new Set(keys).size * 2 >= columns.length;

/** True for a property named by a literal or a form's body, not only by the schema. */
const isNamed = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((each) => {
    const { fileName } = each.getSourceFile();
    return !fileName.includes(SCHEMA) && !fileName.includes("/node_modules/");
  });

const isInsert = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && ["values", "select"].includes(expression.name.text);

const isProduct = (file: string) =>
  SOURCES.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(SCHEMA);

function openProgram(): ts.Program {
  const read = ts.readConfigFile("tsconfig.json", (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
  const wanted = fileNames.filter((file) =>
    isProduct(path.relative(process.cwd(), file).replaceAll(path.sep, "/")),
  );
  return ts.createProgram(wanted, { ...options, noEmit: true, incremental: false });
}
