/** Pictures that were painted already: each is painted once a page, however often it is shown. */
const painted = new Map<string, string>();

/** The picture with this name as the address of an image. */
export function painting(name: string, paint: () => string): string {
  const address = painted.get(name) ?? `data:image/svg+xml,${encodeURIComponent(paint())}`;
  painted.set(name, address);
  return address;
}
