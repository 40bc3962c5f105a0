/** What can be set before a game, read from the schema that the game gives. */
export interface Choice {
  name: string;
  kind: "switch" | "number";
  usual: boolean | number;
  least: number;
  most: number;
}

interface Property {
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** Switches and numbers; whatever is neither is for those who write files. */
export function choicesOf(schema: Record<string, unknown>): Choice[] {
  return Object.entries(properties(schema)).flatMap(([name, property]): Choice[] => {
    const least = property.minimum ?? 0;
    const most = property.maximum ?? 100;
    if (property.type === "boolean")
      return [{ name, kind: "switch", usual: property.default === true, least, most }];
    if (property.type === "integer")
      return [{ name, kind: "number", usual: Number(property.default ?? least), least, most }];
    return [];
  });
}

function properties(schema: Record<string, unknown>): Record<string, Property> {
  const root = String(schema["$ref"] ?? "").replace("#/$defs/", "");
  const definitions = (schema["$defs"] ?? {}) as Record<
    string,
    { properties?: Record<string, Property> }
  >;
  return definitions[root]?.properties ?? {};
}

export function textOf(choice: Choice): string {
  return `setup-${choice.name.replaceAll("_", "-")}`;
}
