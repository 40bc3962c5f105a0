/** Symbols are drawn once a page, and referred to. */
const SVG = "http://www.w3.org/2000/svg";
const drawn = new Map<string, string>();
let sheet: SVGSVGElement | undefined;

/** Where a path is drawn, for `<use href>`. */
export function symbolOf(path: string): string {
  let id = drawn.get(path);
  if (!id) {
    id = `icon-${drawn.size}`;
    drawn.set(path, id);
    draw(id, path);
  }
  return `#${id}`;
}

function draw(id: string, path: string): void {
  sheet ??= addSheet();
  const symbol = sheet.appendChild(document.createElementNS(SVG, "path"));
  symbol.id = id;
  symbol.setAttribute("d", path);
}

function addSheet(): SVGSVGElement {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("aria-hidden", "true");
  made.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  return document.body.appendChild(made);
}
