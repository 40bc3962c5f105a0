/** What can be set before a game, read from the schema that the game gives. */
export type Value = boolean | number | string | Value[] | { [name: string]: Value };

interface Any {
  name: string;
  /** The id of its words. */
  text: string;
  usual: Value;
}
export interface Switch extends Any {
  kind: "switch";
}
export interface Count extends Any {
  kind: "number";
  least: number;
  most: number;
}
export interface Pick extends Any {
  kind: "pick";
  values: (string | number)[];
}
/** Several choices that belong together; where they have no names they are told in order. */
export interface Group extends Any {
  kind: "group";
  parts: Choice[];
  named: boolean;
}
export interface List extends Any {
  kind: "list";
  item: Choice;
  least: number;
  most: number;
}
export type Choice = Switch | Count | Pick | Group | List;

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  type?: string;
  default?: Value;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
}

const MOST_NUMBER = 100;
const MOST_ITEMS = 20;

export function choicesOf(schema: Record<string, unknown>): Choice[] {
  const root = schema as Schema;
  return new Reader(root.$defs ?? {}).parts(root, "setup");
}

/** One value of a group or a list put in the place of another. */
export function replaced(choice: Group | List, value: Value, at: number, part: Value): Value {
  if (choice.kind === "group" && choice.named)
    return { ...(value as object), [choice.parts[at]?.name ?? ""]: part };
  return (value as Value[]).map((old, place) => (place === at ? part : old));
}

export function partOf(group: Group, value: Value, at: number): Value {
  const part = group.parts[at];
  const found = group.named
    ? (value as Record<string, Value>)[part?.name ?? ""]
    : (value as Value[])[at];
  return found ?? part?.usual ?? 0;
}

class Reader {
  constructor(private readonly definitions: Record<string, Schema>) {}

  /** The choices within a struct, by their names or in their order. */
  parts(schema: Schema, text: string): Choice[] {
    const found = this.found(schema);
    const named = Object.entries(found.properties ?? {});
    const placed = (found.prefixItems ?? []).map(
      (part, at) => [part.title ?? String(at + 1), part] as const,
    );
    return [...named, ...placed].map(([name, part]) =>
      this.choice(part, name, `${text}-${name.replaceAll("_", "-")}`),
    );
  }

  private choice(given: Schema, name: string, text: string): Choice {
    const schema = this.found(given);
    const usual = given.default ?? schema.default;
    const any = { name, text };
    if (schema.type === "boolean") return { ...any, kind: "switch", usual: usual === true };
    if (schema.enum)
      return { ...any, kind: "pick", values: schema.enum, usual: usual ?? schema.enum[0] ?? "" };
    if (schema.items && schema.type === "array") return this.list(schema, usual, any);
    if (schema.prefixItems || schema.properties) return this.group(schema, usual, any);
    const least = schema.minimum ?? 0;
    const most = schema.maximum ?? MOST_NUMBER;
    return { ...any, kind: "number", usual: usual ?? least, least, most };
  }

  private list(
    schema: Schema,
    usual: Value | undefined,
    any: { name: string; text: string },
  ): List {
    const item = this.choice(schema.items ?? {}, "", any.text);
    const least = schema.minItems ?? 0;
    const most = schema.maxItems ?? MOST_ITEMS;
    const lowest = Array<Value>(least).fill(item.usual);
    return { ...any, kind: "list", item, least, most, usual: usual ?? lowest };
  }

  private group(
    schema: Schema,
    usual: Value | undefined,
    any: { name: string; text: string },
  ): Group {
    const parts = this.parts(schema, any.text);
    const named = schema.prefixItems === undefined;
    const values = parts.map((part) => part.usual);
    const entries = parts.map((part) => [part.name, part.usual] as const);
    const empty: Value = named ? Object.fromEntries(entries) : values;
    return { ...any, kind: "group", parts, named, usual: usual ?? empty };
  }

  private found(schema: Schema): Schema {
    const name = schema.$ref?.replace("#/$defs/", "");
    return (name && this.definitions[name]) || schema;
  }
}
