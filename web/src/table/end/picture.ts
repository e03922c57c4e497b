/** A poster of a result, drawn on a canvas. */
import { save } from "$lib/save";
import { ICONS, type Glyph } from "$art/icons";
import { parts } from "$lib/rich";

export interface Poster {
  game: string;
  title: string;
  day: string;
  hero: SVGElement;
  rows: { place: number; face: SVGElement; name: string; scores: string[] }[];
}

const WIDE = 1080;
const HIGH = 1350;
const EDGE = 64;
const ROW = 92;
const RIM = 0.09; // around a figure, as a part of its width
// The inks of paper, in either theme: the picture leaves the page.
const PAPER = "#fff4e0";
const INK = "#1b1f3b";
const SOFT = "#555974";
const YELLOW = "#f7b81e";
const RED = "#f26a4b";
const FILLS: Record<string, string> = { heart: "#f58bb0", star: YELLOW, energy: "#6cc27f", smash: RED };
const STYLES = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "opacity"];

/** A drawing of the page, with the styles that a picture of its own needs written into it. */
async function printed(drawing: SVGElement, size: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGElement;
  const originals = [drawing, ...drawing.getElementsByTagName("*")];
  const copies = [copy, ...(copy.getElementsByTagName("*") as HTMLCollectionOf<SVGElement>)];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    for (const name of STYLES) copies[i]!.style.setProperty(name, style.getPropertyValue(name));
  });
  const { x, y, width } = (drawing as SVGSVGElement).viewBox.baseVal;
  const more = width * RIM; // crowns and wings reach out of the box
  copy.setAttribute("viewBox", [x - more, y - more, width + 2 * more, width + 2 * more].join(" "));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(size));
  copy.setAttribute("height", String(size));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function font(name: "poster" | "body", size: number, weight = ""): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`);
  return `${weight} ${size}px ${family}`;
}

/** As few lines as that width allows, and these as equal as can be. */
function balanced(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const { length } = lines(pen, text, width);
  while (lines(pen, text, width - 20).length === length && width > 200) width -= 20;
  return lines(pen, text, width);
}

/** The lines into which a text breaks at that width. */
function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

function dots(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = `${INK}1a`;
  for (let y = 0; y < HIGH; y += 18) {
    for (let x = (y / 18) % 2 ? 9 : 0; x < WIDE; x += 18) {
      pen.beginPath();
      pen.arc(x, y, 3, 0, 7);
      pen.fill();
    }
  }
}

/** "12★": the digits, and the sign as it is drawn on the page. Returns where it ends. */
function score(pen: CanvasRenderingContext2D, text: string, x: number, y: number): number {
  for (const { icon, text: word } of parts(text, { names: [], words: {} })) {
    if (!icon) {
      pen.fillText(word, x, y);
      x += pen.measureText(word).width + 4;
      continue;
    }
    const glyph: Glyph = ICONS[icon];
    const shape = new Path2D(glyph.c ?? glyph.s ?? "");
    pen.save();
    pen.translate(x, y - 34);
    pen.scale(1.7, 1.7);
    pen.lineWidth = 1.7;
    pen.fillStyle = FILLS[icon] ?? PAPER;
    pen.fill(shape);
    pen.stroke(shape);
    pen.restore();
    x += 44;
  }
  return x;
}

export async function pictureOf({ game, title, day, hero, rows }: Poster): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d")!;
  await document.fonts.load(font("poster", 80));
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, HIGH);
  dots(pen);
  pen.strokeStyle = INK;
  pen.lineJoin = pen.lineCap = "round";
  pen.fillStyle = INK;
  pen.font = font("poster", 46);
  pen.fillText("BAFFE", EDGE, 92);
  pen.font = font("body", 32, "600");
  pen.textAlign = "right";
  pen.fillText(game, WIDE - EDGE, 90);

  pen.textAlign = "center";
  pen.font = font("poster", 84);
  const told = balanced(pen, title, WIDE - 2 * EDGE);
  told.forEach((line, i) => pen.fillText(line, WIDE / 2, 200 + i * 92));

  const list = HIGH - 84 - rows.length * ROW;
  const top = 130 + told.length * 92;
  const size = Math.min(760, list - top - 10);
  const middle = (top + list) / 2 - 5;
  pen.beginPath();
  pen.arc(WIDE / 2, middle + 8, size / 2 - 8, 0, 7);
  pen.fillStyle = RED;
  pen.fill();
  pen.lineWidth = 8;
  pen.stroke();
  pen.drawImage(await printed(hero, size), WIDE / 2 - size / 2, middle - size / 2 - 4);

  pen.textAlign = "left";
  for (const [i, { place, face, name, scores }] of rows.entries()) {
    const y = list + i * ROW;
    pen.beginPath();
    pen.roundRect(EDGE, y + 4, WIDE - 2 * EDGE, ROW - 12, 20);
    pen.fillStyle = i ? "#fffcf5" : YELLOW;
    pen.fill();
    pen.lineWidth = 5;
    pen.stroke();
    pen.fillStyle = INK;
    pen.font = font("poster", 44);
    pen.fillText(String(place), EDGE + 24, y + 60);
    pen.drawImage(await printed(face, ROW - 20), EDGE + 70, y + 8, ROW - 20, ROW - 20);
    pen.font = font("body", 38, "700");
    const wide = 190 * scores.length;
    pen.fillText(name, EDGE + 164, y + 58, WIDE - 2 * EDGE - 180 - wide);
    scores.forEach((text, j) => {
      pen.fillStyle = INK;
      score(pen, text, WIDE - EDGE - wide + j * 190 + 40, y + 58);
    });
  }
  pen.fillStyle = SOFT;
  pen.font = font("body", 28, "600");
  pen.textAlign = "center";
  pen.fillText(day, WIDE / 2, HIGH - 36);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** To whatever the device shares with; else into the folder of downloads. */
export async function hand(picture: Blob, name: string, title: string): Promise<"shared" | "saved"> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch (refused) {
      if ((refused as Error).name !== "AbortError") throw refused; // whoever changes their mind need not be told
    }
    return "shared";
  }
  save(picture, name);
  return "saved";
}
