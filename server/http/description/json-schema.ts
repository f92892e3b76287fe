import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription } from "yup";

export type Json = Record<string, unknown>;

/** Returns the JSON Schema of a yup object, without patterns and conditions, which yup does not expose. */
export const inputSchema = (schema: ObjectSchema<AnyObject>): Json => jsonSchema(schema.describe());

/** Returns the fields of a yup object, each with its JSON Schema and a flag for required ones. */
export function inputFields(
  schema: ObjectSchema<AnyObject>,
): { name: string; required: boolean; schema: Json }[] {
  return Object.entries(schema.describe().fields).map(([name, field]) => ({
    name,
    required: isRequired(field),
    schema: jsonSchema(field),
  }));
}

type Described = SchemaDescription & {
  fields?: Record<string, SchemaFieldDescription>;
  innerType?: SchemaFieldDescription;
};

function jsonSchema(field: SchemaFieldDescription): Json {
  const described = field as Described;
  const tests = described.tests ?? [];
  const param = (name: string, key: string) => tests.find((test) => test.name === name)?.params?.[key];
  const [min, max] = BOUNDS[described.type] ?? ["minimum", "maximum"];
  const allowed = described.oneOf?.filter((value) => value !== undefined);
  const given: Json = {
    type: typeOf(described),
    // An absent value is expressed by `required`, and does not exist in JSON.
    enum: allowed && allowed.length > 0 ? allowed : undefined,
    default: described.fields ? undefined : described.default,
    [min]: param("min", "min"),
    [max]: param("max", "max"),
    items: described.innerType && jsonSchema(described.innerType as SchemaFieldDescription),
  };
  if (described.fields) {
    const entries = Object.entries(described.fields);
    given.properties = Object.fromEntries(entries.map(([name, inner]) => [name, jsonSchema(inner)]));
    given.required = entries.filter(([, inner]) => isRequired(inner)).map(([name]) => name);
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const BOUNDS: Readonly<Record<string, [string, string]>> = {
  string: ["minLength", "maxLength"],
  array: ["minItems", "maxItems"],
};

function typeOf({ type, nullable, tests }: Described): unknown {
  if (type === "mixed") return undefined;
  const named = tests?.some((test) => test.name === "integer") ? "integer" : type;
  return nullable ? [named, "null"] : named;
}

function isRequired(field: SchemaFieldDescription): boolean {
  return "optional" in field && !field.optional && !("default" in field && field.default !== undefined);
}
